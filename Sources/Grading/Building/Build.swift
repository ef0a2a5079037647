import Course
import Foundation

/// A build of an exercise's tests by the Swift package manager.
struct Build {
  enum Outcome {
    case succeeded
    /// What was printed, and the compiler's errors in it: none when the linker failed.
    case failed(ChildProcess.Result, [CompilerMessage])
  }

  let root: URL
  let lock: Lock
  let system: BuildSystem

  /// The exercise, as in `LESSON=4.2`.
  let selection: String
  /// The path of the lessons folder, relative to the workbook's.
  let lessonsFolder: String
  /// The environment of the runner.
  let surroundings: [String: String]
  /// The only target to be built; nil for the exercise with the suite that grades it.
  var target: String?
  /// The folder that what is built goes into, relative to the workbook's.
  var scratch = ".build"

  /// The folder that holds what was built.
  var products: Products {
    Products(folder: root.appending(path: "\(scratch)/\(system.products)"))
  }

  /// Builds the exercise, and the suite that grades it.
  ///
  /// - Parameter progress: Told when another process holds the build folder.
  /// - Returns: Whether it was built, or what the compiler said.
  /// - Throws: ``WorkbookError/failed(_:)`` when the machine kept it from being built.
  func run(progress: @escaping @Sendable (String) -> Void) async throws -> Outcome {
    var result = try await attempt(progress)
    var errors = CompilerMessage.errors(in: result.output + result.errors)
    if result.ending != .exited(0), !result.isFaultOfMachine, errors.isEmpty {
      // `swiftbuild` fails now and then without the compiler's words, or crashes; a second time
      // tells.
      result = try await attempt(progress)
      errors = CompilerMessage.errors(in: result.output + result.errors)
    }
    if result.ending == .exited(0) { return .succeeded }
    if result.isFaultOfMachine { throw SwiftPM.failure(result) }
    return .failed(result, errors)
  }

  private func attempt(
    _ progress: @escaping @Sendable (String) -> Void
  ) async throws -> ChildProcess.Result {
    let part = target.map { ["--target", $0] } ?? ["--build-tests"]
    return try await SwiftPM(root: root, environment: environment, lock: lock)
      .run(
        ["build", "--scratch-path", scratch] + system.arguments + part, progress: progress)
  }

  /// The environment that makes Package.swift choose this.
  ///
  /// SwiftPM remembers what Package.swift said for an environment. Package.swift lists files, so
  /// their names belong to the environment: otherwise a new file would not be seen.
  var environment: [String: String] {
    surroundings.merging(
      ["LESSONS": lessonsFolder, "LESSON": selection, "LESSON_FILES": names()]
    ) { $1 }
  }

  private func names() -> String {
    var fingerprint = Fingerprint()
    for folder in ["Lessons", "Tests"] {
      for subfolder in root.appending(path: folder).visibleNames {
        fingerprint.add(subfolder)
        for name in root.appending(path: "\(folder)/\(subfolder)").visibleNames {
          fingerprint.add(name)
        }
      }
    }
    return "\(fingerprint)"
  }
}
