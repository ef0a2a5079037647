package import Course
package import Grading

/// A verdict in words for a learner.
package struct VerdictReport {
  /// The number of the compiler's errors that are shown: most come from the first.
  private static let errorsShown = 3

  private let exercise: Exercise
  private let verdict: Verdict
  private let expected: ScreenRecord
  private let style: TextStyle
  private let root: String

  /// `expected` has the screens with the answer; `root` is the workbook's folder, for links.
  package init(
    _ verdict: Verdict, on exercise: Exercise, expected: ScreenRecord, style: TextStyle,
    root: String
  ) {
    self.verdict = verdict
    self.exercise = exercise
    self.expected = expected
    self.style = style
    self.root = root
  }

  /// The messages of the compiler and of all tests, and what was printed; empty if it is solved.
  package var details: String {
    guard !verdict.isPassed else { return "" }
    return [explanation, tests, printed].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The other tests by name, and last the first test that fails; empty for a solved exercise.
  ///
  /// Where that test takes more than `rows` lines, its picture is left out.
  package func brief(rows: Int? = nil) -> String {
    guard !verdict.isPassed else { return "" }
    return [printed, others, failure(rows: rows)].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The lines that the first failing test takes without its picture.
  package var firstFailureHeight: Int { failure(rows: 0).split(separator: "\n").count }

  private func failure(rows: Int?) -> String {
    guard let test = firstFailure else { return explanation }
    let words =
      [title(of: test), interruption.wrapped(to: style.width, indent: 4)]
      + text(of: test.issues)
    let screen = screen(of: test)
    let lines = words.filter { !$0.isEmpty }.joined(separator: "\n").split(separator: "\n").count
    let isSmall = rows.map { lines + screen.count > $0 } ?? false
    return (words + (isSmall || test.issues.isEmpty ? [] : screen)).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Whether ``details`` says more than ``brief``.
  package var hasMore: Bool {
    verdict.tests.contains { $0 != firstFailure && !$0.issues.isEmpty }
  }

  /// The test that ended the program, for it keeps others from their turn; or else the first one
  /// that failed, or did not pass for another reason.
  private var firstFailure: TestResult? {
    verdict.tests.first { $0.state == .unfinished }
      ?? verdict.tests.first { $0.state != .passed && $0.state != .notRun }
  }

  /// The number of tests that pass, and the names of those that fail, but for the first.
  private var others: String {
    let passed = verdict.tests.count { $0.state == .passed }
    let waiting = verdict.tests.count { $0.state == .notRun }
    let failures = verdict.tests.filter { test in
      ![.passed, .notRun].contains(test.state) && test != firstFailure
    }
    let lines =
      [passed > 0 ? "\(style.good("✔")) \(passed) of \(verdict.tests.count) tests pass" : ""]
      + failures.map(title)
      + [waiting > 0 ? "\(style.bad("✘")) \(waiting.counted("test")) did not get a turn" : ""]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// One line that says it all.
  package var headline: String {
    let sentence = "\(exercise.title) \(verdict.summary)."
    return verdict.isPassed
      ? style.good("✔ \(sentence)") : style.bad("✘ \(sentence)")
  }

  /// The words on the outcome as a whole; empty if the tests say it all.
  package var explanation: String {
    switch verdict.outcome {
    case .passed, .failed:
      return ""
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
          "Your file compiles, but the tests can no longer use it. Something that they call has "
            + "another name, other arguments or another result now.",
          seam.map { "The seam that the tests use is \($0)" },
          "When the tests are compiled against your file, the compiler says:",
        ].compactMap { $0 } + texts.map { "    \($0)" }
      return lines.map { $0.wrapped(to: style.width) }.joined(separator: "\n")
    case .crashed, .testNotSeen, .notGraded, .ranTooLong:
      return interruption.wrapped(to: style.width)
    }
  }

  /// Why the tests did not come to their end, or prove nothing.
  private var interruption: String {
    switch verdict.outcome {
    case .passed, .failed, .doesNotCompile, .doesNotFit:
      return ""
    case .crashed(let crash):
      return [crash.text.withoutAddresses, KnownCrashes.cause(of: crash.message)]
        .compactMap { $0 }.joined(separator: "\n")
    case .testNotSeen(let name):
      return Verdict.text(forUnseen: name)
    case .notGraded(let error):
      return error.text
    case .ranTooLong(let seconds):
      return """
        The tests may take \(seconds) seconds, and were stopped. Is there a loop that never ends, \
        or something that is waited for and never comes?
        """
    }
  }

  private var tests: String { verdict.tests.map(text).joined(separator: "\n") }

  private func title(of test: TestResult) -> String {
    let mark = test.state == .passed ? style.good("✔") : style.bad("✘")
    return "\(mark) \(test.name)\(test.note(in: verdict.outcome).map { " (\($0))" } ?? "")"
  }

  private func text(of test: TestResult) -> String {
    ([title(of: test)] + text(of: test.issues) + (test.issues.isEmpty ? [] : screen(of: test)))
      .joined(separator: "\n")
  }

  /// The screen that a failing test looked at, beside the one that it should be.
  private func screen(of test: TestResult) -> [String] {
    guard let found = test.screen else { return [] }
    let expected = expected[test.name]
    return ScreenReport(found: found, expected: expected == found ? nil : expected)
      .lines(width: style.width, indent: 4)
  }

  /// The screen of a solved exercise, as its first test that looked at one saw it; nil if none did.
  package var solvedScreen: String? {
    guard verdict.isPassed, let found = verdict.tests.lazy.compactMap(\.screen).first else {
      return nil
    }
    return ScreenReport(found: found, expected: nil).lines(width: style.width, indent: 0)
      .joined(separator: "\n")
  }

  /// The comments of the test, each with what it saw: every sentence once.
  private func text(of issues: [TestIssue]) -> [String] {
    var said: Set<String> = []
    func isNews(_ line: Substring) -> Bool {
      // A snippet, and the line that leads to one, mean another thing each time.
      line.hasPrefix(" ") || line.hasSuffix(":") || said.insert(String(line)).inserted
    }
    // The message of the crash says more than that there was one.
    if issues.contains(where: { $0.kind == .programCrashed }) { said.insert(TestIssue.earlyEnd) }
    return issues.flatMap { issue in
      let comment = issue.comment.withoutAddresses
        .replacing("\(exercise.module)/\(exercise.stem).swift:", with: "\(exercise.file):")
        .split(separator: "\n").filter(isNews).joined(separator: "\n")
      let seen = issue.seen.flatMap { isNews($0[...]) ? $0 : nil }
      let cause = KnownCrashes.cause(of: issue.comment).flatMap { isNews($0[...]) ? $0 : nil }
      let parts = [(comment, false), (seen ?? "", true), (cause ?? "", false)]
      return parts.filter { !$0.0.isEmpty }.map { text, isQuiet in
        let text = text.wrapped(to: style.width, indent: 4)
        return isQuiet ? style.dim(text) : text
      }
    }
  }

  private var printed: String {
    guard !verdict.output.isEmpty else { return "" }
    let lines = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    return (["Your code printed:"] + lines.map { "  | \($0)" }).joined(separator: "\n")
  }
}

// MARK: What other formats say as well

extension Crash {
  /// The message with its place, or else with the learner's last line before it.
  package var text: String {
    if let place { return "\(place.file):\(place.line): \(message)" }
    guard let lastLine else { return message }
    return "\(message)\nYour last line before that is \(lastLine.file):\(lastLine.line)."
  }
}

extension Verdict {
  package static func text(forUnseen test: String) -> String {
    """
    The run came to its end, and nothing was seen of the test “\(test)”. Only a run with all tests \
    of the suite counts. Does something write into what the tests tell, or leave the program?
    """
  }
}

extension TestResult {
  /// The comments of the test, each with what it saw.
  package var messages: String {
    issues.flatMap { [$0.comment, $0.expectation ?? ""] }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The result of a test without comments, as the end of a sentence; nil if it has some.
  package func note(in outcome: Verdict.Outcome) -> String? {
    switch state {
    case .passed, .failed: return nil
    case .skipped: return "was skipped; every test has to run"
    case .cancelled: return "was cancelled; every test has to come to its end"
    case .notRun: return "did not get its turn"
    case .unfinished:
      if case .crashed = outcome { return "ended the program" }
      return "did not end"
    }
  }
}
