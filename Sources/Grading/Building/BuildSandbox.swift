import Foundation

/// The sandbox for the commands that build a stranger's text.
///
/// Even before a text runs, the text can steer the tools that read it: an object can contain
/// arguments for the linker, and such an argument can name a program to run.
struct BuildSandbox: Sendable {
  let sandbox: Sandbox
  /// The folder in memory to which the commands write, and in which they run.
  let folder: URL
  /// The files and folders that the commands may read.
  let places: [URL]
  /// The time limit for each command, in seconds.
  let secondsAllowed: Int

  /// Runs a command that creates files in its current folder, and saves the files as `files`.
  func run(_ command: [String], saving files: [URL]) async throws -> ChildProcess.Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = ChildProcess(
      command, in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"],
      limit: .seconds(secondsAllowed))
    let result = try await sandbox.isolating(process, in: folder, reading: places, saving: files)
      .run()
    return ChildProcess.Result(
      ending: Sandbox.ending(of: result.ending), output: result.output, errors: result.errors)
  }
}
