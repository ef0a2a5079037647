import Course
import Foundation

/// The Swift package manager, run in the workbook's folder.
struct SwiftPM {
  /// Ten minutes: a first build on a slow machine is done long before, an endless one never is.
  static let limit = Duration.seconds(600)

  /// The number of lines that are shown when it fails:
  /// where SwiftPM itself crashes, it prints many.
  static let linesShown = 15

  let root: URL
  let environment: [String: String]
  /// Held as long as it runs, even if it outlives the runner.
  let lock: Lock

  /// Runs a subcommand of `swift` to its end.
  ///
  /// - Parameters:
  ///   - arguments: The subcommand, with what stands behind it.
  ///   - progress: Told when another process holds the build folder.
  /// - Returns: What came of it.
  /// - Throws: As ``ChildProcess/run(onOutput:)`` does.
  func run(
    _ arguments: [String], progress: @escaping @Sendable (String) -> Void
  ) async throws -> ChildProcess.Result {
    let process = ChildProcess(
      ["swift"] + arguments, in: root, environment: environment, input: lock.handle,
      limit: Self.limit)
    return try await process.run { text in
      guard let wait = text.firstMatch(of: /Another instance of SwiftPM(?: \(PID: (\d+)\))?/) else {
        return
      }
      let number = wait.1.map { " (process \($0))" } ?? ""
      progress(
        "Another program\(number) is building in this folder; an editor does that too. Waiting for "
          + "it to finish.")
    }
  }

  /// The error for a run that failed, and not for an error in a source file.
  static func failure(_ result: ChildProcess.Result) -> WorkbookError {
    let reason =
      switch result.ending {
      case .ranTooLong: "took too long, and was stopped"
      case .exceededMemory: "used too much memory, and was stopped"
      case .signalled(let signal): "was ended by signal \(signal)"
      case .exited: "failed"
      }
    let lines = "\(result.output)\(result.errors)".split(separator: "\n")
    let rest = lines.count - linesShown
    return .failed(
      "The build \(reason). It said:\n"
        + (lines.isEmpty ? "nothing" : lines.prefix(linesShown).joined(separator: "\n"))
        + (rest > 0 ? "\n… and \(rest.counted("more line"))." : ""))
  }
}
