import Foundation

/// A build of a lesson's or an exercise's tests by the Swift package manager.
struct Build {
  enum Outcome {
    case succeeded
    case failed([CompilerMessage])
  }

  /// Ten minutes: a first build on a slow machine is done long before, an endless one never is.
  static let limit = Duration.seconds(600)

  /// The number of lines that are shown of a build that failed:
  /// when SwiftPM itself crashes, hundreds follow.
  static let linesShown = 15

  let root: URL
  /// Held as long as the build runs, even if it outlives the runner.
  let lock: Lock

  /// Lessons or an exercise, as in `LESSON=4`, `LESSON=1,4` and `LESSON=4.2`.
  let selection: String
  /// The path of the lessons folder, relative to the workbook's.
  let lessonsFolder: String
  /// The environment of the runner.
  let surroundings: [String: String]
  /// The only target to be built; nil for the exercises with the suites that grade them.
  var target: String?
  /// The folder that what is built goes into, relative to the workbook's.
  var scratch = ".build"

  /// Builds the exercises, and the suites that grade them.
  ///
  /// - Parameter progress: Told when another process holds the build folder.
  /// - Returns: Whether it was built, or what the compiler said.
  /// - Throws: ``WorkbookError/failed(_:)`` when the build failed,
  ///   and not for an error in a source file.
  func run(progress: @escaping @Sendable (String) -> Void) async throws -> Outcome {
    let part = target.map { ["--target", $0] } ?? ["--build-tests"]
    let process = ChildProcess(
      ["swift", "build", "--scratch-path", scratch] + part, in: root, environment: environment,
      input: lock.handle, limit: Self.limit)
    let result = try await process.run { text in
      guard let wait = text.firstMatch(of: /Another instance of SwiftPM(?: \(PID: (\d+)\))?/) else {
        return
      }
      let number = wait.1.map { " (process \($0))" } ?? ""
      progress(
        "Another program\(number) is building in this folder; an editor does that too. Waiting for "
          + "it to finish.")
    }
    if result.ending == .exited(0) { return .succeeded }
    let errors = CompilerMessage.errors(in: result.output + result.errors)
    if result.ending != .ranTooLong, !errors.isEmpty { return .failed(errors) }
    let reason = result.ending == .ranTooLong ? "was stopped after ten minutes" : "failed"
    let lines = "\(result.output)\(result.errors)".split(separator: "\n")
    let rest = lines.count - Self.linesShown
    throw WorkbookError.failed(
      "The build \(reason). It said:\n\(lines.prefix(Self.linesShown).joined(separator: "\n"))"
        + (rest > 0 ? "\n… and \(rest.counted("more line"))." : ""))
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
