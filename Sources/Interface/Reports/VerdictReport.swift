package import Course
package import Grading

/// A verdict told to a learner: what each test says, the place to open, and the headline last.
package struct VerdictReport {
  /// The number of the compiler's errors that are shown: most come from the first.
  package static let errorsShown = 3

  package let exercise: Exercise
  package let verdict: Verdict
  /// The pictures of the screens with the answer.
  package let expected: ScreenRecord
  package let style: TextStyle
  /// The workbook's folder, for links.
  package let root: String

  /// - Parameters:
  ///   - verdict: What is told.
  ///   - exercise: What it is a verdict on.
  ///   - expected: What the exercise's screens show with the answer.
  ///   - style: How the text is shown.
  ///   - root: The workbook's folder, for links.
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

  /// The words of the compiler, of all tests, and of the exercise itself; empty for a solved one.
  package var details: String {
    guard !verdict.isPassed else { return "" }
    return [explanation, tests, printed].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What fits into a small terminal: the others by name, and last the first test that fails.
  ///
  /// Once that one is mended, the next has its say.
  ///
  /// - Parameter rows: The lines that the first failing test may take; with more, its picture is
  ///   left out. nil leaves nothing out.
  /// - Returns: The text; empty for a solved exercise.
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

  /// The number of the tests that pass, the names of those that do not, the first one aside.
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
      let shown = errors.prefix(Self.errorsShown).map { $0.told(in: style, root: root) }
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
    case .crashed, .disturbsTests, .notGraded, .ranTooLong:
      return interruption.wrapped(to: style.width)
    }
  }

  /// Why the tests did not come to their end, or prove nothing; empty if they did, and do.
  private var interruption: String {
    switch verdict.outcome {
    case .passed, .failed, .doesNotCompile, .doesNotFit:
      return ""
    case .crashed(let text):
      return [text.withoutMachineWords, KnownFaults.cause(of: text)].compactMap { $0 }
        .joined(separator: "\n")
    case .disturbsTests(let text), .notGraded(let text):
      return text
    case .ranTooLong(let seconds):
      return """
        The tests may take \(seconds) seconds, and were stopped. Is there a loop that never ends, \
        or something that is waited for and never comes?
        """
    }
  }

  /// The tests, each with a mark; those that fail have their say.
  package var tests: String { verdict.tests.map(text).joined(separator: "\n") }

  private func title(of test: TestResult) -> String {
    let mark = test.state == .passed ? style.good("✔") : style.bad("✘")
    return "\(mark) \(test.name)\(test.state.note(in: verdict.outcome).map { " (\($0))" } ?? "")"
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

  /// The words of the test, and below them, less loud, what it saw: each sentence once.
  private func text(of issues: [TestIssue]) -> [String] {
    var told: Set<String> = []
    func isNews(_ line: Substring) -> Bool {
      // What a snippet, or what leads to one, has to say is another thing each time.
      line.hasPrefix(" ") || line.hasSuffix(":") || told.insert(String(line)).inserted
    }
    // The words with which a program was stopped say more than that it was.
    if issues.contains(where: { $0.comment.hasPrefix("The program was stopped") }) {
      told.insert(TestIssue.earlyEnd)
    }
    return issues.flatMap { issue in
      let comment = issue.comment.withoutMachineWords
        .replacing("\(exercise.module)/\(exercise.stem).swift:", with: "\(exercise.file):")
        .split(separator: "\n").filter(isNews).joined(separator: "\n")
      let seen = issue.seen.flatMap { isNews($0[...]) ? $0 : nil }
      let cause = KnownFaults.cause(of: issue.comment).flatMap { isNews($0[...]) ? $0 : nil }
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
