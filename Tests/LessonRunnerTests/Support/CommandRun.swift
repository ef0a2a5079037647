import Fixtures
import Foundation

/// The command `lesson-runner` as it was built with these tests, run to its end.
struct CommandRun {
  let output: String
  let errors: String
  let status: Int32
  /// Whether a signal ended it, and the status is that signal's number.
  let wasSignalled: Bool

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What a user types behind the command's name.
  ///   - folder: Where the user stands.
  ///   - environment: Added to an environment without any setting that the command heeds.
  ///   - standardOutput: Where its output goes instead of ``output``.
  ///   - ignoresBrokenPipe: Whether it is started as many services start what they run: the signal
  ///     that ends a program whose output is closed is ignored.
  ///   - program: The command's file, if it is another than the one that was built.
  ///   - whileRunning: What happens meanwhile; handed the process.
  /// - Throws: An error of Foundation when it cannot be started; `CancellationError` when the time
  ///   limit of the test ended it; and what `whileRunning` throws.
  init(
    _ arguments: String..., in folder: URL, environment: [String: String] = [:],
    standardOutput: FileHandle? = nil, ignoresBrokenPipe: Bool = false, program: URL? = nil,
    whileRunning: (Process) async throws -> Void = { _ in }
  ) async throws {
    try await self.init(
      arguments, in: folder, environment: environment, standardOutput: standardOutput,
      ignoresBrokenPipe: ignoresBrokenPipe, program: program, whileRunning: whileRunning)
  }

  /// Runs the command with arguments that are in a list already.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    standardOutput: FileHandle? = nil, ignoresBrokenPipe: Bool = false, program: URL? = nil,
    whileRunning: (Process) async throws -> Void = { _ in }
  ) async throws {
    let process = Process()
    let executable = try program ?? Self.executable()
    if ignoresBrokenPipe {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "trap '' PIPE; exec \"$0\" \"$@\"", executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.environment = Self.plainEnvironment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Into files: they take any amount while nobody reads.
    let papers = try TemporaryFolder(["output": "", "errors": ""])
    process.standardOutput =
      try standardOutput ?? FileHandle(forWritingTo: papers.root.appending(path: "output"))
    process.standardError = try FileHandle(
      forWritingTo: papers.root.appending(path: "errors"))
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }

    try process.run()
    // It heeds no gentler signal while it waits for what it started.
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try await whileRunning(process)
    for await _ in ends {}
    try Task.checkCancellation()
    process.waitUntilExit()
    output = try papers.text(of: "output")
    errors = try papers.text(of: "errors")
    status = process.terminationStatus
    wasSignalled = process.terminationReason == .uncaughtSignal
  }

  /// The environment of the tests, without what would change the command's mind.
  static let plainEnvironment = ProcessInfo.processInfo.environment
    .filter { !heeded.contains($0.key) }.merging(TemporaryFolder.environment) { $1 }

  private static let heeded = [
    "LESSON", "LESSONS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS",
    "TERM_PROGRAM", "VISUAL", "EDITOR",
  ]

  /// The executable, from the folder that the tests were built into.
  static func executable() throws -> URL { try BuiltProduct.executable("lesson-runner") }
}
