import Foundation

/// Runs one exercise's suite in the test product that was built last.
struct TestRun {
  /// The seconds that a suite may usually take: many times what the slowest takes.
  static let secondsAllowed = 10
  /// The seconds for a second run, which only tells the test that stops all others.
  static let secondsToBlame = 3

  let exercise: Exercise
  let build: Build
  let secondsAllowed: Int

  struct Result {
    let ending: ChildProcess.Ending
    let tests: [TestResult]
    /// Whether the run came to its end, as told by the event stream.
    let hasEnded: Bool
    let output: String
    let errors: String
  }

  /// Runs the tests, beside each other or, to tell which one ends the process, one after another.
  ///
  /// - Throws: An error of Foundation when the product cannot be started.
  func run(serially: Bool = false) async throws -> Result {
    let folder = build.root.appending(path: "\(build.scratch)/run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stream = folder.appending(path: "events.jsonl")
    var environment = build.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["NO_COLOR"] = "1"
    let host = try await TestHost.current { command in
      let process = ChildProcess(
        command, in: build.root, environment: environment, limit: .seconds(60))
      let result = try await process.run()
      return result.ending == .exited(0) ? result.output : nil
    }
    let process = ChildProcess(
      host.command(
        for: try build.products.tests(ofModule: exercise.module),
        [
          "--event-stream-output-path", stream.path,
          "--event-stream-version", EventStream.version,
          "--attachments-path", folder.path,
          "--filter", "^\(exercise.module)Tests\\..*/\(exercise.stem)Tests\\.swift:",
        ] + (serially ? ["--no-parallel"] : [])),
      in: build.root, environment: environment,
      limit: .seconds(serially ? Self.secondsToBlame : secondsAllowed))
    let result = try await process.run()
    let events = EventStream((try? Data(contentsOf: stream)) ?? Data())
    if let line = events.unknown {
      throw WorkbookError.failed(
        """
        The test library tells in a way that is not known here what became of the tests, so there \
        is no verdict. This workbook reads version \(EventStream.version) of its event stream, \
        that of Swift 6.3; “\(Runner.call) doctor” tells which Swift is found. It wrote:
        \(line.prefix(200))
        """)
    }
    return Result(
      ending: result.ending,
      tests: events.results(ofSuite: "\(exercise.id)") {
        try? String(contentsOfFile: $0, encoding: .utf8)
      },
      hasEnded: events.hasEnded, output: result.output, errors: result.errors)
  }
}
