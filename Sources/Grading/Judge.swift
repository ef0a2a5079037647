import Course
import Foundation

/// Step 5: says what runs of a suite mean.
struct Judge {
  let submission: Submission
  let suite: Suite
  let policy: Policy

  private var exercise: Exercise { submission.exercise }

  /// - Throws: ``WorkbookError/noTests(id:suite:)`` when no test of the suite was in the run.
  func verdict(on runs: SuiteRunner.Runs) throws -> Verdict {
    let run = runs.explanation ?? runs.first
    if run.tests.isEmpty, run.missing.isEmpty, run.hasEnded {
      throw WorkbookError.noTests(id: exercise.id, suite: exercise.tests)
    }
    // Tests that run at once with the one that ended the process are innocent, so the explanation
    // counts then; where the run has ended, the first one does.
    let outcome = outcome(of: run.hasEnded ? runs.first : run)
    let missing = run.missing.map { TestResult(name: $0, state: .notRun) }
    return Verdict(
      outcome, tests: run.tests + missing, output: Self.shortened(run.output))
  }

  private func outcome(of run: SuiteRunner.Run) -> Verdict.Outcome {
    if run.ending == .ranTooLong { return .ranTooLong(seconds: policy.secondsAllowed) }
    if case .exceededMemory = run.ending { return .crashed(crash(in: run)) }
    guard run.hasEnded else { return .crashed(crash(in: run)) }
    guard run.tests.allSatisfy({ $0.state == .passed }) else { return .failed }
    if let name = run.missing.first { return .testNotSeen(name) }
    return run.ending == .exited(0) ? .passed : .failed
  }

  private func crash(in run: SuiteRunner.Run) -> Crash {
    let backtrace = Backtrace(in: run.errors, of: exercise, path: submission.path)
    if let fatalError = backtrace.fatalError { return fatalError }
    let message =
      backtrace.reason.map { "Swift stopped the process: \($0)." } ?? Self.message(for: run.ending)
    let isKnown = if case .exceededMemory = run.ending { true } else { false }
    return Crash(message: message, lastLine: isKnown ? nil : backtrace.lastLine)
  }

  private static func message(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exceededMemory(let bytes):
      "The program used more than \(bytes >> 20) MiB of memory, and was stopped. Does the code "
        + "create more and more of something?"
    case .signalled(let signal) where [SIGILL, SIGTRAP].contains(signal):
      "Swift stopped the process, by signal \(signal), and gave no reason. Often that is a number "
        + "too large for its type, or a cast with as! to a class that it is not."
    case .signalled(let signal) where [SIGSEGV, SIGBUS].contains(signal):
      "The process was ended by signal \(signal). Often that is a function that calls itself "
        + "without end."
    case .signalled(let signal): "The process was ended by signal \(signal)."
    case .exited: "The process left in the middle of a test. Does something call exit?"
    case .ranTooLong: "The process was stopped."
    }
  }

  /// The first lines of what an exercise printed, with a note if there are more.
  private static func shortened(_ output: String) -> String {
    let lines = output.trimmingCharacters(in: .newlines)
      .split(separator: "\n", maxSplits: 20, omittingEmptySubsequences: false)
    let shown = lines.prefix(20).map { $0.count > 200 ? "\($0.prefix(200))…" : String($0) }
    return (shown + (lines.count > 20 ? ["… and more, left out here"] : []))
      .joined(separator: "\n")
  }
}

/// What Swift prints when a program crashes: the reason, and the calls, the innermost first.
struct Backtrace {
  /// Has a run list the calls.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none"

  private let lines: [Substring]
  private let exercise: Exercise
  private let path: String

  /// - Parameters:
  ///   - errors: What the program wrote to its standard error.
  ///   - exercise: The exercise whose code crashed.
  ///   - path: The text's path, for places in it.
  init(in errors: String, of exercise: Exercise, path: String) {
    lines = errors.split(separator: "\n")
    self.exercise = exercise
    self.path = path
  }

  /// The last fatal error; an exit test may have expected others.
  var fatalError: Crash? {
    let kinds = ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
    guard let line = lines.last(where: { line in kinds.contains { line.contains($0) } }) else {
      return nil
    }
    let own = "\(exercise.module)/\(exercise.stem).swift:"
    guard let start = line.firstRange(of: own) else {
      return Crash(message: String(line), lastLine: lastLine)
    }
    let rest = line[start.upperBound...]
    return Crash(
      message: String(rest.drop { $0.isNumber }.drop { $0 == ":" || $0 == " " }),
      place: Int(rest.prefix { $0.isNumber }).map { .init(file: path, line: $0) })
  }

  /// The reason for which Swift stopped a program without a fatal error.
  var reason: String? {
    lines.lazy.compactMap { $0.wholeMatch(of: /\*\*\* Swift runtime failure: (.+) \*\*\*/) }
      .first.map { String($0.1) }
  }

  /// The innermost call in the exercise.
  ///
  /// On Linux the calls that end in C's `abort` are not listed, nor those that fill the stack.
  var lastLine: WorkbookError.Place? {
    lines.lazy.filter { $0.contains(" at /") }
      .compactMap { call in
        call.range(of: "/\(exercise.stem).swift:").map { call[$0.upperBound...] }
      }
      .first.flatMap { Int($0.prefix(while: \.isNumber)) }.map { .init(file: path, line: $0) }
  }
}
