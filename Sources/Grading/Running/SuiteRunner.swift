import Course

/// A runner of a suite (step 4), which repeats the run if the first run doesn't explain enough.
struct SuiteRunner {
  let exercise: Exercise
  /// The time limit for a run, in seconds.
  let secondsAllowed: Int
  /// Runs the suite once; if `toExplain` is true, serially and with backtraces.
  let runOnce: @Sendable (_ toExplain: Bool, _ seconds: Int) async throws -> Run

  struct Run: Sendable {
    var ending: ChildProcess.Ending
    var tests: [TestResult]
    /// The tests and checks that are missing from the events of a finished run.
    let missing: [TestResult]
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
    var first = try await runOnce(false, secondsAllowed)
    if outsideFault(of: first) != nil {
      first = try await runOnce(false, secondsAllowed)
      if outsideFault(of: first) != nil { return first }
    }
    if first.hasEnded, !first.ending.hasExceededMemory {
      guard first.tests.contains(where: \.hasStoppedProgram) else { return first }
      var again = try await runOnce(true, secondsAllowed)
      let isAlike = again.hasEnded && again.tests.map(\.state) == first.tests.map(\.state)
      again.ending = first.ending
      return isAlike ? again : first
    }
    // A crash also ended tests that ran in parallel, so only a serial run shows which test crashed.
    let seconds = first.ending == .ranTooLong ? max(3, secondsAllowed / 3) : secondsAllowed
    let again = try await runOnce(true, seconds)
    let isAlike =
      first.ending.isFromLimit ? again.ending == first.ending : !again.ending.isFromLimit
    let isExplained = isAlike && !again.tests.isEmpty && !again.hasEnded
    return isExplained && outsideFault(of: again) == nil ? again : first
  }

  /// Returns the problem outside the exercise that prevented a result, or nil if there is none.
  func outsideFault(of run: Run) -> WorkbookError? {
    if run.ending.hasExceededMemory { return nil }
    if case .signalled(let signal) = run.ending, run.ending.isFromOutside {
      return .killed(title: exercise.title, signal: signal)
    }
    // `env` exits with 126 or 127 if it can't start a program.
    if [.exited(126), .exited(127)].contains(run.ending), run.tests.isEmpty {
      return .testsNotStarted(title: exercise.title, output: run.errors)
    }
    return run.tests.lazy.flatMap(\.issues).first { $0.kind == .compilerNotAsked }
      .map { .compilerNotAsked($0.comment) }
  }
}

extension TestResult {
  /// Whether the test started a program that crashed.
  fileprivate var hasStoppedProgram: Bool {
    issues.contains {
      // With “ → .signal(”, the test library describes the unexpected end of an exit test.
      $0.kind == .programCrashed || $0.expectation?.contains(" → .signal(") == true
    }
  }
}
