import Course
import Foundation

/// Runs one exercise's suite.
struct TestRun {
  /// The seconds that a suite may usually take: many times what the slowest takes.
  static let secondsAllowed = 10

  let exercise: Exercise
  let built: Built
  let secondsAllowed: Int
  /// The seconds for a second run that only tells which test goes on without end.
  var secondsToBlame: Int { max(3, secondsAllowed / 3) }
  /// Where the tests run; nil for anywhere.
  var sandbox: Sandbox?

  struct Result {
    let ending: ChildProcess.Ending
    let tests: [TestResult]
    /// The tests of the suite that a run which came to its end says nothing of.
    let missing: [String]
    /// Whether the run came to its end, as told by the event stream.
    let hasEnded: Bool
    let output: String
    let errors: String
  }

  /// Runs the tests beside each other.
  ///
  /// - Parameters:
  ///   - toBlame: Whether to run them one after another, which tells the one that ends the process,
  ///     and to have Swift list the calls that led to its end.
  ///   - seconds: How long the run may take; nil for as long as a suite may.
  /// - Returns: What was seen.
  /// - Throws: An error of Foundation when the product cannot be started.
  func run(toBlame: Bool = false, within seconds: Int? = nil) async throws -> Result {
    let folder = built.room.appending(path: "run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder of its own: a sandbox shares it, so that the pipe's name is gone there as well.
    let shared = folder.appending(path: "events")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let pipe = try EventPipe(at: shared.appending(path: "pipe"))
    var environment = built.environment
    environment["SWIFT_BACKTRACE"] = toBlame ? Backtrace.setting : "enable=no"
    environment["NO_COLOR"] = "1"
    environment["LESSON_RUNNER_RUN"] = folder.lastPathComponent
    let (host, tests) = try await program(environment)
    var process = ChildProcess(
      host.command(
        for: tests,
        [
          "--event-stream-output-path", pipe.path,
          "--event-stream-version", EventStream.version,
          "--attachments-path", folder.path,
          "--filter", "^\(exercise.module)Tests\\..*/\(exercise.stem)Tests\\.swift:",
        ] + (toBlame ? ["--no-parallel"] : [])),
      in: built.root, environment: environment,
      limit: .seconds(seconds ?? secondsAllowed))
    if let sandbox {
      process = sandbox.around(process, in: folder, seeing: [built.room, built.source])
    }
    let result: ChildProcess.Result
    do {
      // What got away would hold the pipe open as well.
      defer { ProcessTree.killLeftOver(from: "LESSON_RUNNER_RUN=\(folder.lastPathComponent)") }
      result = try await process.run()
    }
    let events = EventStream(await pipe.end())
    if let line = events.unknown {
      throw WorkbookError.failed(
        """
        The test library tells in a way that is not known here what became of the tests, so there \
        is no verdict. This workbook reads version \(EventStream.version) of its event stream, \
        that of Swift 6.3; “\(Runner.call) doctor” tells which Swift is found. It wrote:
        \(line.prefix(200))
        """)
    }
    let seen = events.results(ofSuite: "\(exercise.id)") {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    return Result(
      ending: sandbox?.ending(of: result.ending) ?? result.ending, tests: seen,
      missing: events.hasEnded ? SuiteNames(of: exercise, in: built.root).missing(in: events) : [],
      hasEnded: events.hasEnded, output: result.output, errors: result.errors)
  }

  /// The file that holds the tests, and how it is started.
  private func program(_ environment: [String: String]) async throws -> (TestHost, URL) {
    switch built.tests {
    case .program(let file):
      return (.product, file)
    case .products(let products):
      let host = try await TestHost.current(in: environment) { command in
        let process = ChildProcess(
          command, in: built.root, environment: environment, limit: .seconds(60))
        let result = try await process.run()
        if result.ending != .exited(0) { throw SwiftPM.failure(result) }
        return result.output
      }
      return (host, try products.tests(ofModule: exercise.module))
    }
  }
}
