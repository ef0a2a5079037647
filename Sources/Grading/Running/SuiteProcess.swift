import Course
import Foundation

/// The process that runs a suite, and its events.
struct SuiteProcess {
  /// A limit to the innermost calls, because finding the outermost of a full stack takes seconds.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0"

  let suite: Suite
  let product: Product
  let root: URL
  let policy: Policy

  /// Runs the suite; to explain an end, runs it serially and with backtraces.
  ///
  /// - Throws: ``WorkbookError`` if the events can't be read.
  func run(toExplain: Bool, within seconds: Int) async throws -> SuiteRunner.Run {
    let folder = product.folder.appending(path: "run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A sandbox shares this folder, so that the pipe's name can be removed there, too.
    let shared = folder.appending(path: "events")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let pipe = try EventPipe(at: shared.appending(path: "pipe"))
    let exercise = suite.exercise
    let filter = "^\(exercise.module)Tests\\..*/\(exercise.stem)Tests\\.swift:"
    var process = ChildProcess(
      product.command(
        ["--event-stream-output-path", pipe.path, "--event-stream-version", EventStream.version]
          + ["--attachments-path", folder.path, "--filter", filter]
          + (toExplain ? ["--no-parallel"] : [])),
      in: root,
      environment: product.environment.merging([
        "SWIFT_BACKTRACE": toExplain ? Self.backtrace : "enable=no", "NO_COLOR": "1",
        "LESSON_RUNNER_RUN": folder.lastPathComponent,
      ]) { $1 },
      limit: .seconds(seconds))
    process.memoryLimit = policy.memoryAllowed
    if let sandbox = policy.sandbox {
      process = try sandbox.around(process, in: folder, reading: [product.folder, product.source])
    }
    // A process that escaped would keep the pipe open.
    process.mark = "LESSON_RUNNER_RUN=\(folder.lastPathComponent)"
    let result = try await process.run()
    let events = EventStream(await pipe.end())
    guard policy.sandbox == nil else {
      // A stranger's program may have written such a line, and the path of any file.
      let isKnown = events.unknown == nil
      return SuiteRunner.Run(
        ending: Sandbox.ending(of: result.ending),
        tests: isKnown ? events.results(of: exercise.id) : [],
        missing: !isKnown ? suite.names : events.hasEnded ? suite.testsMissing(in: events) : [],
        hasEnded: events.hasEnded, output: result.output, errors: result.errors)
    }
    if let line = events.unknown {
      throw WorkbookError.unknownEvent(line: line, version: EventStream.version)
    }
    return SuiteRunner.Run(
      ending: result.ending,
      tests: events.results(of: exercise.id) { try? String(contentsOfFile: $0, encoding: .utf8) },
      missing: events.hasEnded ? suite.testsMissing(in: events) : [],
      hasEnded: events.hasEnded, output: result.output, errors: result.errors)
  }
}

struct Suite {
  let exercise: Exercise
  /// The display names of the suite's tests, each of which has to appear in a run.
  let names: [String]

  /// Finds the tests' names in the text, without names that are built at run time.
  init(of exercise: Exercise, text: String) {
    self.exercise = exercise
    names = text.matches(of: /(?m)^ *@Test\(\s*"((?:\\"|[^"\\])+)"/)
      .map { String($0.1).replacing("\\\"", with: "\"") }
  }

  func testsMissing(in events: EventStream) -> [String] {
    let seen = Set(events.tests.compactMap(\.displayName))
    return names.filter { !seen.contains($0) }
  }
}
