import Course
import Foundation

/// The process that runs a suite, with the events of the run.
struct SuiteProcess {
  /// Settings that show only the innermost calls, because finding all calls of a full stack takes
  /// seconds.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0"

  let suite: Suite
  let product: Product
  let root: URL
  let limits: Limits

  /// Runs the suite, serially and with backtraces if the run has to explain why the program ended.
  ///
  /// In a serial run, checks come before tests, because their file's name sorts first. If a check
  /// ends the program, the tests run again without the checks, because a test's crash explains
  /// more.
  ///
  /// - Throws: ``WorkbookError`` if the events can't be read.
  func run(toExplain: Bool, within seconds: Int) async throws -> SuiteRunner.Run {
    var wholeRun = try await run(toExplain: toExplain, "(Tests|Checks)", within: seconds)
    let hasStoppedInCheck = wholeRun.tests.contains { $0.kind == .check && $0.state == .unfinished }
    guard toExplain, hasStoppedInCheck else { return wholeRun }
    let testRun = try await run(toExplain: true, "Tests", within: seconds)
    guard testRun.hasEnded else { return testRun }
    wholeRun.tests = testRun.tests + wholeRun.tests.filter { $0.kind == .check }
    return wholeRun
  }

  private func run(
    toExplain: Bool, _ files: String, within seconds: Int
  ) async throws -> SuiteRunner.Run {
    let folder = product.folder.appending(path: "run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A sandbox shares this folder, so the removal of the pipe's name is visible there, too.
    let shared = folder.appending(path: "events")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let pipe = try EventPipe(at: shared.appending(path: "pipe"))
    let exercise = suite.exercise
    let filter = "^\(exercise.module)Tests\\..*/\(exercise.stem)\(files)\\.swift:"
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
    process.memoryLimit = limits.memory
    if let sandbox = limits.sandbox {
      process = try sandbox.isolating(
        process, in: folder, reading: [product.folder, product.source])
    }
    // A descendant that left the process group would keep the pipe open.
    process.markingVariable = "LESSON_RUNNER_RUN=\(folder.lastPathComponent)"
    let result = try await process.run()
    let events = EventStream(await pipe.readToEnd())
    // A stranger's program may have written the unknown line, or may name any file on this
    // machine as an attachment.
    let isStranger = limits.sandbox != nil
    let isKnown = events.unknownLine == nil
    if let line = events.unknownLine, !isStranger {
      throw WorkbookError.unknownEvent(line: line, version: EventStream.version)
    }
    let results = events.results(of: exercise.id) { path in
      isStranger ? nil : try? String(contentsOfFile: path, encoding: .utf8)
    }
    return SuiteRunner.Run(
      ending: isStranger ? Sandbox.ending(of: result.ending) : result.ending,
      tests: isKnown ? results : [],
      missing: !isKnown ? suite.tests : events.hasEnded ? suite.missingTests(in: events) : [],
      hasEnded: events.hasEnded, output: result.output, errors: result.errors)
  }
}

struct Suite {
  let exercise: Exercise
  /// The tests and checks that have to appear in a run, with the state “not run”.
  let tests: [TestResult]

  /// Finds the tests' names in the suite's files, except names that are built at run time.
  init(of exercise: Exercise, tests: String, checks: String) {
    self.exercise = exercise
    func results(in text: String, _ kind: TestResult.Kind) -> [TestResult] {
      text.matches(of: /(?m)^ *@Test\(\s*"((?:\\"|[^"\\])+)"/).map {
        TestResult(name: String($0.1.replacing("\\\"", with: "\"")), state: .notRun, kind: kind)
      }
    }
    self.tests = results(in: tests, .test) + results(in: checks, .check)
  }

  /// Reads the suite's files; a file that can't be read counts as empty.
  init(of exercise: Exercise, in root: URL) {
    func text(at path: String) -> String {
      (try? String(textOf: root.appending(path: path))) ?? ""
    }
    self.init(of: exercise, tests: text(at: exercise.tests), checks: text(at: exercise.checks))
  }

  func missingTests(in events: EventStream) -> [TestResult] {
    let seen = Set(events.tests.compactMap(\.displayName))
    return tests.filter { !seen.contains($0.name) }
  }
}
