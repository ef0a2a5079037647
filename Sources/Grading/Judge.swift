import Course
import Foundation

/// Step 5: a judge that turns the run of a suite into a verdict.
struct Judge {
  let submission: Submission
  let policy: Policy

  /// - Throws: ``WorkbookError/noTests(id:suite:)`` if the run contained no test of the suite.
  func verdict(on run: SuiteRunner.Run) throws -> Verdict {
    let exercise = submission.exercise
    if run.tests.isEmpty, run.missing.isEmpty, run.hasEnded {
      throw WorkbookError.noTests(id: exercise.id, suite: exercise.tests)
    }
    let missing = run.missing.map { TestResult(name: $0, state: .notRun) }
    return Verdict(
      outcome(of: run), tests: run.tests + missing, output: Self.shortened(run.output))
  }

  private func outcome(of run: SuiteRunner.Run) -> Verdict.Outcome {
    if run.ending == .ranTooLong { return .ranTooLong(seconds: policy.secondsAllowed) }
    if !run.hasEnded || run.ending.hasExceededMemory { return .crashed(crash(in: run)) }
    guard run.tests.allSatisfy({ $0.state == .passed }) else { return .failed }
    if let name = run.missing.first { return .testNotSeen(name) }
    return run.ending == .exited(0) ? .passed : .failed
  }

  private func crash(in run: SuiteRunner.Run) -> Crash {
    let backtrace = Backtrace(in: run.errors, of: submission)
    if let fatalError = backtrace.fatalError { return fatalError }
    let message =
      backtrace.reason.map { "The program crashed: \($0)." } ?? Self.message(for: run.ending)
    let lastLine = run.ending.hasExceededMemory ? nil : backtrace.lastLine
    return Crash(message: message, lastLine: lastLine)
  }

  private static func message(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exceededMemory(let bytes):
      "The program was ended: it used more than \(bytes >> 20) MiB of memory. Does your code "
        + "create objects without end?"
    case .signalled(let signal) where [SIGILL, SIGTRAP].contains(signal):
      "The program crashed with signal \(signal), without a message. Often a number is too large "
        + "for its type, or as! casts an object to a class that it isn't."
    case .signalled(let signal) where [SIGSEGV, SIGBUS].contains(signal):
      "The program crashed with signal \(signal). Often a function calls itself without end."
    case .signalled(let signal): "The program was ended by signal \(signal)."
    case .exited: "The program exited in the middle of a test. Does your code call exit?"
    case .ranTooLong: "The program was stopped."
    }
  }

  private static func shortened(_ output: String) -> String {
    let lines = output.trimmingCharacters(in: .newlines)
      .split(separator: "\n", maxSplits: 20, omittingEmptySubsequences: false)
    let shown = lines.prefix(20).map { $0.count > 200 ? "\($0.prefix(200))…" : String($0) }
    return (shown + (lines.count > 20 ? ["… and more"] : [])).joined(separator: "\n")
  }
}

/// The crash reason and the calls, innermost first, that Swift prints when a program crashes.
struct Backtrace {
  /// A limit to the innermost calls, because finding the outermost of a full stack takes seconds.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0"

  private let lines: [Substring]
  private let submission: Submission

  init(in errors: String, of submission: Submission) {
    lines = errors.split(separator: "\n")
    self.submission = submission
  }

  /// The last fatal error, because exit tests may have expected earlier ones.
  var fatalError: Crash? {
    let kinds = /Fatal error|Precondition failed|Assertion failed|Could not cast value/
    guard let line = lines.last(where: { $0.contains(kinds) }) else { return nil }
    let exercise = submission.exercise
    guard let start = line.firstRange(of: "\(exercise.module)/\(exercise.stem).swift:") else {
      return Crash(message: String(line), lastLine: lastLine)
    }
    let rest = line[start.upperBound...]
    return Crash(
      message: String(rest.drop { $0.isNumber }.drop { $0 == ":" || $0 == " " }),
      place: place(at: rest))
  }

  /// The reason why the Swift runtime stopped a program without a fatal error.
  var reason: String? {
    lines.lazy.compactMap { $0.wholeMatch(of: /\*\*\* Swift runtime failure: (.+) \*\*\*/) }
      .first.map { String($0.1) }
  }

  /// The innermost call in the exercise.
  ///
  /// On Linux, the list omits calls that led to C's `abort`, and calls that filled the stack.
  var lastLine: WorkbookError.Place? {
    let file = "/\(submission.exercise.stem).swift:"
    return lines.lazy.filter { $0.contains(" at /") }
      .compactMap { call in call.firstRange(of: file).map { call[$0.upperBound...] } }
      .first.flatMap(place)
  }

  private func place(at text: Substring) -> WorkbookError.Place? {
    Int(text.prefix { $0.isNumber }).map { .init(file: submission.path, line: $0) }
  }
}
