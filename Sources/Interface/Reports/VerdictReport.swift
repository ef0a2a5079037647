package import Course
package import Grading

/// A report on a verdict, for the learner.
package struct VerdictReport {
  /// The maximum number of compiler errors to show.
  ///
  /// The first error causes most of the others.
  private static let errorsShown = 3

  private let exercise: Exercise
  /// The path of the graded file, in messages of tests.
  private let file: String
  private let verdict: Verdict
  private let expected: ScreenRecord
  private let style: TextStyle
  private let root: String

  /// Creates a report, with the answer's screens, and the workbook's folder for links.
  ///
  /// If `file` is nil, the graded file is the one among the lessons.
  package init(
    _ verdict: Verdict, on exercise: Exercise, expected: ScreenRecord, style: TextStyle,
    root: String, file: String? = nil
  ) {
    self.verdict = verdict
    self.exercise = exercise
    self.file = file ?? exercise.file
    self.expected = expected
    self.style = style
    self.root = root
  }

  /// The messages of the compiler and of all tests, and the output, or empty if solved.
  package var details: String {
    guard !verdict.isPassed else { return "" }
    let tests = verdict.tests.flatMap { [title(of: $0)] + messages(of: $0) + screen(of: $0) }
    return [[explanation], tests, printedLines].map { $0.joined(separator: "\n") }
      .joinedTexts(separator: "\n\n")
  }

  /// Returns the other tests by name, then the first failing test, or an empty text if solved.
  ///
  /// To fit into `rows` lines, the text omits the failing test's picture, then the names of other
  /// tests, then printed lines. The failing test's messages are always complete.
  package func brief(rows: Int? = nil) -> String {
    guard !verdict.isPassed else { return "" }
    let failure = failure(rows: rows)
    let left = rows.map { $0 - failure.lineCount - 1 }
    // A title, a line and a blank line.
    let reserve = printedLines.isEmpty ? 0 : 3
    let others = fitting(others, into: left.map { $0 - reserve })
    let printed = fitting(printedLines, into: left.map { $0 - others.lineCount - 1 })
    return [printed, others, failure].joinedTexts(separator: "\n\n")
  }

  /// Returns as many entries as fit into `rows` lines, at least the first, and counts the rest.
  private func fitting(_ entries: [String], into rows: Int?) -> String {
    func height(_ count: Int) -> Int { entries.prefix(count).map(\.lineCount).reduce(0, +) }
    guard let rows, height(entries.count) > rows, entries.count > 1 else {
      return entries.joined(separator: "\n")
    }
    // The line that counts the rest takes one of the rows.
    let shown = (1..<entries.count).last { height($0) < rows } ?? 1
    return (entries.prefix(shown) + ["… and \(entries.count - shown) more"])
      .joined(separator: "\n")
  }

  /// The height of the first failing test without its picture, in lines.
  package var firstFailureHeight: Int { failure(rows: 0).lineCount }

  private func failure(rows: Int?) -> String {
    guard let test = firstFailure else { return explanation }
    let reason = interruption.wrapped(to: style.width, indent: 4)
    let words = ([title(of: test), reason] + messages(of: test)).joinedTexts(separator: "\n")
    let screen = screen(of: test)
    let isTooHigh = rows.map { words.lineCount + screen.count > $0 } ?? false
    return ([words] + (isTooHigh ? [] : screen)).joinedTexts(separator: "\n")
  }

  /// Whether ``details`` shows more than ``brief(rows:)``.
  package var hasMore: Bool {
    verdict.tests.contains { $0 != firstFailure && !$0.issues.isEmpty }
  }

  /// The failing test to show first.
  ///
  /// This is the test that ended the program and so kept others from running, or else the first
  /// test that failed, or didn't pass for another reason.
  private var firstFailure: TestResult? {
    verdict.tests.first { $0.state == .unfinished }
      ?? verdict.tests.first { $0.state != .passed && $0.state != .notRun }
  }

  /// The number of passing tests, and the names of the failing ones except the first.
  private var others: [String] {
    let passed = verdict.tests.count { $0.state == .passed }
    let waiting = verdict.tests.count { $0.state == .notRun }
    let failures = verdict.tests.filter { test in
      ![.passed, .notRun].contains(test.state) && test != firstFailure
    }
    return
      (passed > 0 ? ["\(style.mark(.passed)) \(passed) of \(verdict.tests.count) tests pass"] : [])
      + failures.map(title)
      + (waiting > 0 ? ["\(style.mark(.failed)) \(waiting.counted("test")) not run"] : [])
  }

  /// A one-line summary.
  package var headline: String { headline(since: nil) }

  /// Returns the summary, with the changes since the previous verdict on the exercise.
  package func headline(since before: Verdict?) -> String {
    let change = before.flatMap(verdict.change).map { " \($0)." } ?? ""
    let sentence = "\(exercise.title) \(verdict.summary).\(change)"
    let words = sentence.wrapped(to: style.width, indent: 2).dropFirst(2)
    return style.line(verdict.isPassed ? .passed : .failed, String(words))
  }

  /// The explanation of the outcome as a whole, or empty if the tests explain it.
  package var explanation: String {
    switch verdict.outcome {
    case .doesNotCompile(let errors):
      let shown = errors.prefix(Self.errorsShown).map { $0.rendered(in: style, root: root) }
      let rest = errors.count - shown.count
      return (shown + (rest > 0 ? ["… and \(rest) more. Fix the first one first."] : []))
        .joined(separator: "\n\n")
    case .doesNotFit(let seam, let errors):
      var texts: [String] = []
      for error in errors where !texts.contains(error.text) { texts.append(error.text) }
      let lines =
        [
          "Your file compiles, but the tests no longer compile with it: an API that they call has "
            + "another name, other parameters or another result now.",
          seam.map { "The tests use this seam: \($0)" },
          "The compiler's errors in the tests:",
        ].compactMap { $0 } + texts.map { "    \($0)" }
      return lines.joined(separator: "\n").wrapped(to: style.width)
    default:
      return interruption.wrapped(to: style.width)
    }
  }

  /// The reason why the tests didn't finish, or prove nothing.
  private var interruption: String {
    switch verdict.outcome {
    case .passed, .failed, .doesNotCompile, .doesNotFit: ""
    case .toolFailed(let end): end.text
    case .crashed(let crash):
      [crash.text.withoutAddresses, KnownCrashes.cause(of: crash.message) ?? ""]
        .joinedTexts(separator: "\n")
    case .testNotSeen(let name): Verdict.text(forUnseen: name)
    case .notGraded(let error): error.text
    case .ranTooLong(let seconds):
      """
      The tests were stopped after \(seconds) seconds. Does your code have an endless loop, or \
      wait for something that never happens? If not, the computer was too busy: check again.
      """
    }
  }

  private func title(of test: TestResult) -> String {
    let mark = style.mark(test.state == .passed ? .passed : .failed)
    let words = "\(test.name)\(test.note(in: verdict.outcome).map { " (\($0))" } ?? "")"
    return "\(mark) \(words.wrapped(to: style.width, indent: 2).dropFirst(2))"
  }

  /// Returns the screen of a failing test, and the expected screen.
  private func screen(of test: TestResult) -> [String] {
    guard let found = test.screen, !test.issues.isEmpty else { return [] }
    return style.screens(found, expected: expected[test.name], indent: 4)
  }

  /// The screen of a solved exercise, from the first test that attached one, or nil.
  package var solvedScreen: String? {
    guard verdict.isPassed else { return nil }
    return verdict.tests.lazy.compactMap(\.screen).first.map {
      style.screens($0, expected: nil, indent: 0).joined(separator: "\n")
    }
  }

  /// Returns a test's messages, each with its expectation's values, without repeated sentences.
  private func messages(of test: TestResult) -> [String] {
    var said: Set<String> = []
    func isNews(_ line: some StringProtocol) -> Bool {
      // Code, and a line that introduces code, mean something different each time.
      line.hasPrefix(" ") || line.hasSuffix(":") || said.insert(String(line)).inserted
    }
    // The crash's message makes the general one unnecessary.
    if test.issues.contains(where: { $0.kind == .programCrashed }) {
      said.insert(TestIssue.earlyEnd)
    }
    return test.issues.flatMap { issue in
      let comment = issue.comment.withoutAddresses
        .replacing("\(exercise.module)/\(exercise.stem).swift:", with: "\(file):")
        .split(separator: "\n").filter(isNews).joined(separator: "\n")
      let seen = [issue.seen].compactMap { $0 }.filter(isNews)
      let cause = [KnownCrashes.cause(of: issue.comment)].compactMap { $0 }.filter(isNews)
      func wrapped(_ text: String) -> String { text.wrapped(to: style.width, indent: 4) }
      return (comment.isEmpty ? [] : [wrapped(comment)]) + seen.map { style.dim(wrapped($0)) }
        + cause.map(wrapped)
    }
  }

  private var printedLines: [String] {
    guard !verdict.output.isEmpty else { return [] }
    let lines = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    return ["Your code printed:"] + lines.map { style.usesWords ? "    \($0)" : "  | \($0)" }
  }
}

extension [String] {
  /// Joins the texts that aren't empty.
  fileprivate func joinedTexts(separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension Verdict {
  /// Returns the change since the previous verdict, or nil if either has no test results.
  fileprivate func change(since before: Verdict) -> String? {
    if self == before { return "No change" }
    guard !tests.isEmpty, !before.tests.isEmpty, !isPassed else { return nil }
    let (passing, passedBefore) = (passingTests, before.passingTests)
    let lost = passedBefore.subtracting(passing)
    let more = passing.subtracting(passedBefore).count
    var changes = more > 0 ? ["\(more) more \(more == 1 ? "test passes" : "tests pass")"] : []
    if let name = tests.map(\.name).first(where: lost.contains) {
      let failing = lost.count == 1 ? "test fails" : "tests fail"
      changes.append("\(lost.count) \(failing) again: “\(name)”")
    }
    return changes.isEmpty ? "The same tests fail" : changes.joined(separator: ", ")
  }

  private var passingTests: Set<String> {
    Set(tests.filter { $0.state == .passed }.map(\.name))
  }
}

// MARK: Texts that other formats use, too

extension Crash {
  /// The message with the location, or with the learner's last line before the crash.
  package var text: String {
    if let place { return "\(place.file):\(place.line): \(message)" }
    guard let lastLine else { return message }
    return "\(message)\nYour last line before the crash: \(lastLine.file):\(lastLine.line)"
  }
}

extension Verdict.Outcome {
  /// The outcome's name in documents for other programs, which never changes.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .doesNotCompile: "does-not-compile"
    case .doesNotFit: "does-not-fit"
    case .toolFailed: "tool-failed"
    case .crashed: "crashed"
    case .testNotSeen: "disturbs-tests"
    case .ranTooLong: "ran-too-long"
    case .notGraded: "not-graded"
    }
  }
}

extension Optional<Verdict.Outcome> {
  /// The outcome's name, or `not-checked` if grading stopped earlier or couldn't start.
  package var name: String { self?.name ?? "not-checked" }
}

extension Verdict {
  package static func text(forUnseen test: String) -> String {
    """
    The run ended without a result of the test “\(test)”, so it doesn't count. Does your code \
    exit the program, or write to files that it didn't open?
    """
  }
}

extension TestResult {
  /// The test's messages, each with its expectation.
  package var messages: String {
    issues.flatMap { [$0.comment, $0.expectation ?? ""] }.joinedTexts(separator: "\n")
  }

  /// Returns the end of a sentence about a test without messages, or nil for other tests.
  package func note(in outcome: Verdict.Outcome) -> String? {
    switch state {
    case .passed, .failed: return nil
    case .skipped: return "was skipped; every test has to run"
    case .cancelled: return "was canceled; every test has to finish"
    case .notRun: return "not run"
    case .unfinished:
      if case .crashed = outcome { return "crashed" }
      return "didn't finish"
    }
  }
}
