import Course
import Foundation

/// A builder that calls SwiftPM, as a fallback if the compiler can't be called directly.
struct PackageBuilder {
  let toolchain: Toolchain

  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    let exercise = submission.exercise
    let environment = environment(for: exercise, at: stage)
    let arguments = ["build", "--scratch-path", stage.scratch]
    let target = part == .module ? ["--target", exercise.module] : ["--build-tests"]
    try stage.write(submission)
    try stage.bumpModificationDate(of: exercise)
    defer { stage.noteBuild() }
    var result = try await toolchain.swift(arguments + target, environment, lock)
    if result.ending != .exited(0), !result.isFaultOfMachine, result.errorMessages.isEmpty {
      // `swiftbuild` sometimes crashes, or fails without a compiler error, so it's called again.
      result = try await toolchain.swift(arguments + target, environment, lock)
    }
    if result.isFaultOfMachine { throw result.failure(of: "swift build") }
    if result.ending != .exited(0) { return .rejected(try stage.verdict(on: submission, result)) }
    let binPath = try await toolchain.swift(arguments + ["--show-bin-path"], environment, lock)
    if binPath.ending != .exited(0) { throw binPath.failure(of: "swift build --show-bin-path") }
    let products = URL(filePath: binPath.output.trimmingCharacters(in: .whitespacesAndNewlines))
    let tests = part == .tests ? try Self.tests(of: exercise.module, in: products) : products
    #if os(macOS)
      let library = try await toolchain.testLibrary()
      let command = { @Sendable in library.command(for: tests, $0) }
    #else
      let command = { @Sendable in [tests.path, "--testing-library", "swift-testing"] + $0 }
    #endif
    return .built(
      Product(
        folder: toolchain.root.appending(path: stage.scratch), source: stage.file(of: exercise),
        environment: environment, modules: Self.modules(in: products), command: command))
  }

  /// Returns the environment in which Package.swift selects one exercise.
  ///
  /// SwiftPM caches the manifest per environment. Package.swift lists files, so the environment
  /// includes a fingerprint of their names. Otherwise, SwiftPM would miss new files.
  private func environment(for exercise: Exercise, at stage: Stage) -> [String: String] {
    let names = ["Lessons", "Tests"].map { toolchain.root.appending(path: $0) }.flatMap { folder in
      folder.visibleNames.flatMap { [$0] + folder.appending(path: $0).visibleNames }
    }
    return toolchain.environment.merging(
      [
        "LESSONS": stage.lessonsFolder, "LESSON": "\(exercise.id)",
        "LESSON_FILES": "\(Fingerprint().adding(names))",
      ]
    ) { $1 }
  }

  /// Returns the folder of the modules, which for `swiftbuild` is the folder of all products.
  static func modules(in products: URL) -> URL {
    let own = products.appending(path: "Modules")
    return own.kind == nil ? products : own
  }

  /// Returns the file that contains a module's tests.
  ///
  /// The native build system creates one product with all tests, and `swiftbuild` creates a product
  /// for each module. On macOS, the product is a bundle.
  static func tests(of module: String, in products: URL) throws -> URL {
    let names = products.visibleNames
    let wanted = ["\(module)Tests-test-runner", "\(module)Tests.xctest"]
    let all = names.first { $0.hasSuffix("PackageTests.xctest") }
    guard let name = wanted.first(where: names.contains) ?? all
    else { throw WorkbookError.noTestProduct(folder: products.path) }
    let product = products.appending(path: name)
    let code = product.appending(path: "Contents/MacOS/\(name.dropLast(".xctest".count))")
    return code.kind == nil ? product : code
  }
}
