import Course
import Foundation

/// Step 4: a runner for a suite, which repeats the run if the first run doesn't explain enough.
struct SuiteRunner {
  /// A limit to the innermost calls, because finding the outermost of a full stack takes seconds.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0"

  let suite: Suite
  let product: Product
  let root: URL
  let policy: Policy

  struct Run {
    var ending: ChildProcess.Ending
    let tests: [TestResult]
    /// The suite's tests that are missing from the events of a finished run.
    let missing: [String]
    /// Whether the test library reported the end of the run.
    let hasEnded: Bool
    let output: String
    let errors: String
  }

  /// Runs the suite, and runs it again if a problem outside the exercise prevented a result.
  ///
  /// To explain a crash, a timeout or too much memory, runs the suite once more, serially and with
  /// backtraces. If that run has the same result, it shows which test crashed, and where.
  ///
  /// - Throws: ``WorkbookError`` if the events can't be read.
  func run() async throws -> Run {
    var first = try await runOnce()
    if outsideFault(of: first) != nil {
      first = try await runOnce()
      if outsideFault(of: first) != nil { return first }
    }
    if first.hasEnded, !first.ending.hasExceededMemory {
      guard first.tests.contains(where: \.hasStoppedProgram) else { return first }
      var again = try await runOnce(toExplain: true)
      let isAlike = again.hasEnded && again.tests.map(\.state) == first.tests.map(\.state)
      again.ending = first.ending
      return isAlike ? again : first
    }
    // A crash also ended the tests that ran in parallel.
    let again = try await runOnce(
      toExplain: true,
      within: first.ending == .ranTooLong ? max(3, policy.secondsAllowed / 3) : nil)
    let isAlike =
      first.ending.isLimit ? again.ending == first.ending : !again.ending.isLimit
    let isExplained = isAlike && !again.tests.isEmpty && !again.hasEnded
    return isExplained && outsideFault(of: again) == nil ? again : first
  }

  /// Returns the problem outside the exercise that prevented a result, or nil if there is none.
  func outsideFault(of run: Run) -> WorkbookError? {
    if run.ending.hasExceededMemory { return nil }
    if case .signalled(let signal) = run.ending, run.ending.isFromOutside {
      return .killed(title: suite.exercise.title, signal: signal)
    }
    // `env` exits with these codes if it can't start a program.
    if [.exited(126), .exited(127)].contains(run.ending), run.tests.isEmpty {
      return .testsNotStarted(title: suite.exercise.title, output: run.errors)
    }
    return run.tests.lazy.flatMap(\.issues).first { $0.kind == .compilerNotAsked }
      .map { .compilerNotAsked($0.comment) }
  }

  private func runOnce(toExplain: Bool = false, within seconds: Int? = nil) async throws -> Run {
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
      limit: .seconds(seconds ?? policy.secondsAllowed))
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
      return Run(
        ending: Sandbox.ending(of: result.ending),
        tests: isKnown ? events.results(of: exercise.id) : [],
        missing: !isKnown ? suite.names : events.hasEnded ? suite.testsMissing(in: events) : [],
        hasEnded: events.hasEnded, output: result.output, errors: result.errors)
    }
    if let line = events.unknown {
      throw WorkbookError.unknownEvent(line: line, version: EventStream.version)
    }
    return Run(
      ending: result.ending,
      tests: events.results(of: exercise.id) { try? String(contentsOfFile: $0, encoding: .utf8) },
      missing: events.hasEnded ? suite.testsMissing(in: events) : [],
      hasEnded: events.hasEnded, output: result.output, errors: result.errors)
  }
}

extension TestResult {
  /// Whether a program that the test started crashed.
  fileprivate var hasStoppedProgram: Bool {
    issues.contains {
      // This is how the test library writes the unexpected end of an exit test.
      $0.kind == .programCrashed || $0.expectation?.contains(" → .signal(") == true
    }
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
