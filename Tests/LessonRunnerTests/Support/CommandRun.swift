import Fixtures
import Foundation

/// A completed run of the `lesson-runner` command that was built with these tests.
struct CommandRun {
  let output: String
  let errors: String
  let status: Int32
  /// Whether a signal ended the command; then the status is the signal's number.
  let wasSignalled: Bool

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - folder: The current folder.
  ///   - environment: Variables to add to an environment without the command's settings.
  ///   - standardOutput: The file for the output; nil for ``output``.
  ///   - ignoresBrokenPipe: Whether to ignore the signal that a closed output causes,
  ///     as many services do.
  ///   - program: The command's file, if it isn't the one that was built.
  ///   - whileRunning: Called with the process while it runs.
  /// - Throws: A Foundation error if the command can't be started; `CancellationError` if the
  ///   test's time limit ended it; any error from `whileRunning`.
  init(
    _ arguments: String..., in folder: URL, environment: [String: String] = [:],
    standardOutput: FileHandle? = nil, ignoresBrokenPipe: Bool = false, program: URL? = nil,
    whileRunning: (Process) async throws -> Void = { _ in }
  ) async throws {
    try await self.init(
      arguments, in: folder, environment: environment, standardOutput: standardOutput,
      ignoresBrokenPipe: ignoresBrokenPipe, program: program, whileRunning: whileRunning)
  }

  /// Runs the command with an array of arguments.
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
    // Files never block the writer, even if nobody reads them.
    let papers = try TemporaryFolder(["output": "", "errors": ""])
    process.standardOutput =
      try standardOutput ?? FileHandle(forWritingTo: papers.root.appending(path: "output"))
    process.standardError = try FileHandle(
      forWritingTo: papers.root.appending(path: "errors"))
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }

    try process.run()
    // The command can ignore other signals while it waits for a child process.
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

  /// The environment of the tests, without variables that change the command's behavior.
  static let plainEnvironment = ProcessInfo.processInfo.environment
    .filter { !heeded.contains($0.key) }.merging(TemporaryFolder.environment) { $1 }

  private static let heeded = [
    "LESSON", "LESSONS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS",
    "TERM_PROGRAM", "VISUAL", "EDITOR",
  ]

  /// Returns the executable from the build folder of the tests.
  static func executable() throws -> URL { try BuiltProduct.executable("lesson-runner") }
}
