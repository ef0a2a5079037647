import Course
import Foundation

/// A way to build: with the compiler, or with SwiftPM, which takes twice as long.
package enum BuilderKind: Codable, Sendable { case direct, package }

enum BuildPart { case module, tests }

enum BuildResult: Sendable {
  case built(Product)
  /// The text doesn't compile or link, or the suite doesn't compile with the text.
  case rejected(Verdict)
}

struct Product: Sendable {
  /// The build folder, in which each run of the tests creates its own folder.
  let folder: URL
  /// The exercise's source file, as passed to the compiler.
  let source: URL
  let environment: [String: String]
  let modules: URL
  /// A function that returns the command for the tests, with arguments for the test library.
  let command: @Sendable (_ arguments: [String]) -> [String]
}

/// The choice between two builders, which build a program from a text and its suite (step 3).
struct Builders: Sendable {
  var toolchain: Toolchain
  /// The fingerprint of the compiler and the runner.
  let graderFingerprint: Fingerprint

  private var key: Fingerprint {
    let manifest = toolchain.root.appending(path: "Package.swift")
    return graderFingerprint.adding(["\(toolchain.fingerprints[manifest])"])
  }
  private var direct: DirectBuilder { DirectBuilder(toolchain: toolchain) }

  /// The stored choice, or nil if none is stored; then the direct builder is used.
  var choice: BuilderKind? { toolchain.record.content.builders[key] }
  func choose(_ choice: BuilderKind) { toolchain.record.change { $0.builders = [key: choice] } }
  private var usesPackage: Bool { choice == .package }

  /// The fingerprint of the compiler and the runner, and of the builder if SwiftPM is chosen.
  var fingerprint: Fingerprint {
    usesPackage ? graderFingerprint.adding(["SwiftPM"]) : graderFingerprint
  }

  /// Builds a text on a stage whose lock the caller holds.
  ///
  /// If `kind` is nil, the chosen builder is used; if direct builds aren't available, SwiftPM is
  /// chosen.
  ///
  /// - Throws: ``WorkbookError`` if building fails for a reason outside the text, or
  ///   `CancellationError` if the task is canceled.
  func build(
    _ submission: Submission, _ part: BuildPart, with kind: BuilderKind? = nil, at stage: Stage,
    _ lock: Lock
  ) async throws -> BuildResult {
    if kind == .direct || kind == nil && !usesPackage {
      do {
        return try await direct.build(submission, part, at: stage, lock)
      } catch let error as DirectBuilder.Unavailable {
        // SwiftPM would store products of untrusted texts where other builds can read them.
        guard kind == nil, toolchain.limits.isTrusting else {
          throw WorkbookError.noDirectBuild(reason: error.reason)
        }
        choose(.package)
      }
    }
    return try await PackageBuilder(toolchain: toolchain).build(submission, part, at: stage, lock)
  }

  /// The same builders at the lowest priority, without progress messages.
  var inBackground: Builders {
    var builders = self
    builders.toolchain.runsAtNormalPriority = false
    builders.toolchain.progress = { _ in }
    return builders
  }

  /// Builds everything that the first verdict on a text requires.
  func prepare(_ submission: Submission, at stage: Stage) async throws {
    if usesPackage { return }
    let package = try await Lock.hold(stage.lock) { try await direct.package(at: stage, $0) }
    // Building the libraries takes longest. The stage isn't locked in the meantime, so another
    // runner can grade exercises.
    let module = submission.exercise.module
    let libraries = try package.dependencies(of: "\(module)Tests").filter { $0.name != module }
    _ = try await Libraries(toolchain: toolchain, package: package).build(libraries)
    try await Lock.hold(stage.lock) { lock in
      _ = try await direct.build(submission, .tests, at: stage, lock)
    }
  }
}
