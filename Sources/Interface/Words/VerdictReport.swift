package import Course
package import Grading

/// A report on a verdict, for the learner.
package struct VerdictReport {
  /// The maximum number of compiler errors to show.
  ///
  /// The first error causes most of the others.
  private static let errorsShown = 3

  private let exercise: Exercise
  /// The path that tests' messages show for the graded file.
  private let file: String
  private let verdict: Verdict
  private let expected: ScreenRecord
  private let style: TextStyle
  private let root: String

  /// Creates a report; `expected` has the answer's screens, and `root` is the workbook's folder.
  ///
  /// If `file` is nil, the graded file is the exercise's file among the lessons.
  package init(
    _ verdict: Verdict, on exercise: Exercise, expected: ScreenRecord = ScreenRecord(),
    style: TextStyle, root: String, file: String? = nil
  ) {
    self.verdict = verdict
    self.exercise = exercise
    self.file = file ?? exercise.file
    self.expected = expected
    self.style = style
    self.root = root
  }

  /// The messages of the compiler and of all tests, and the output, or an empty text if the
  /// exercise is solved.
  package var details: String {
    guard !verdict.isPassed else { return "" }
    func all(of kind: TestResult.Kind) -> [String] {
      verdict.results(of: kind).flatMap { [title(of: $0)] + messages(of: $0) + screen(of: $0) }
    }
    let checks = all(of: .check)
    return [
      [explanation], all(of: .test), checks.isEmpty ? [] : ["Also checked:"] + checks, printedLines,
    ].map { $0.joined(separator: "\n") }
      .joinedWithoutEmpty(separator: "\n\n")
  }

  /// Returns the first failing test, below the other tests, or an empty text if the exercise is
  /// solved.
  ///
  /// If only checks fail, the text says that the tests pass, and then shows the first failing
  /// check.
  ///
  /// To fit into `rows` rows, the text omits the failing test's picture, then the names of other
  /// tests and printed lines, then snippets and messages, but never the failing test's name and
  /// question. The last line is `remark` if messages are missing.
  package func brief(rows: Int? = nil, remark: String = "…") -> String {
    guard !verdict.isPassed else { return "" }
    // The picture can be missing without a remark.
    let isTooHigh = rows.map { style.height(of: failure) > $0 } ?? false
    let first = style.text(
      of: isTooHigh ? failureWithoutPicture : failure, rows: rows, remark: remark)
    let left = rows.map { $0 - style.height(of: first) - 1 }
    // Printed output needs a title, a line and a blank line.
    let reserve = printedLines.isEmpty ? 0 : 3
    let others = fitting(others, into: left.map { $0 - reserve })
    let printed = fitting(
      printedLines, into: left.map { $0 - (others.isEmpty ? 0 : style.height(of: others) + 1) })
    return [printed, others, first].joinedWithoutEmpty(separator: "\n\n")
  }

  /// Returns as many entries as fit into `rows` rows, and the number of the others.
  ///
  /// The result is empty if one entry and that number don't fit.
  private func fitting(_ entries: [String], into rows: Int?) -> String {
    func height(_ count: Int) -> Int {
      entries.prefix(count).map(style.height).reduce(0, +)
    }
    guard let rows, height(entries.count) > rows else { return entries.joined(separator: "\n") }
    // The number of the others takes one of the rows.
    guard let shown = entries.indices.dropFirst().last(where: { height($0) < rows }) else {
      return ""
    }
    return (entries.prefix(shown) + ["… and \(entries.count - shown) more"])
      .joined(separator: "\n")
  }

  /// The height of the first failing test without its picture, in rows.
  package var firstFailureHeight: Int { style.height(of: failureWithoutPicture) }

  /// The height of the shortest text about the first failing test, in rows.
  package var essentialHeight: Int { style.essentialHeight(of: failure) }

  private var failure: [Passage] {
    guard let test = verdict.firstFailure else { return explanations }
    let picture = screen(of: test).joined(separator: "\n")
    let success = verdict.successBeforeChecks.map {
      let words = $0.wrapped(to: style.width, indent: 2).dropFirst(2)
      return Passage(.title, "\(style.mark(.passed)) \(words)")
    }
    return [success, Passage(.title, title(of: test))].compactMap { $0 } + interruptions(indent: 4)
      + passages(of: test)
      + (picture.isEmpty ? [] : [Passage(.picture, picture)])
  }

  private var failureWithoutPicture: [Passage] { failure.filter { $0.rank != .picture } }

  /// Whether ``details`` shows more than ``brief(rows:remark:)`` with unlimited rows.
  package var hasMore: Bool {
    verdict.tests.contains { $0 != verdict.firstFailure && !$0.issues.isEmpty }
  }

  /// The numbers of tests that pass and that didn't run, and the names of other failing tests.
  private var others: [String] {
    if verdict.shownKind == .check { return [] }
    let tests = verdict.results(of: .test)
    let passed = tests.count { $0.state == .passed }
    let waiting = tests.count { $0.state == .notRun }
    let failures = tests.filter { test in
      ![.passed, .notRun].contains(test.state) && test != verdict.firstFailure
    }
    return
      (passed > 0 ? ["\(style.mark(.passed)) \(passed) of \(tests.count) tests pass"] : [])
      + failures.map(title)
      + (waiting > 0 ? ["\(style.mark(.failed)) \(waiting.counted("test")) not run"] : [])
  }

  /// The summary as a sentence.
  package var headline: String { headline(since: nil) }

  /// Returns the summary, with the changes since the previous verdict on the exercise.
  package func headline(since before: Verdict?) -> String {
    let change = before.flatMap { verdict.change(since: $0) }.map { " \($0)." } ?? ""
    let sentence = "\(exercise.title) \(verdict.summary).\(change)"
    let words = sentence.wrapped(to: style.width, indent: 2).dropFirst(2)
    return style.line(verdict.isPassed ? .passed : .failed, String(words))
  }

  /// The explanation of the outcome as a whole, or empty if the tests explain it.
  package var explanation: String { explanations.map(\.text).joined(separator: "\n") }

  private var explanations: [Passage] {
    switch verdict.outcome {
    case .doesNotCompile(let errors):
      let shown = errors.prefix(Self.errorsShown).enumerated().map { index, error in
        let text = error.rendered(in: style, root: root)
        return index > 0
          ? Passage(.further, "\n\(text)")
          : Passage(.title, text, short: error.headline(in: style, root: root))
      }
      let rest = errors.count - shown.count
      return shown
        + (rest > 0 ? [Passage(.further, "\n… and \(rest) more. Fix the first one first.")] : [])
    case .doesNotFit(let seam, let errors):
      var texts: [String] = []
      for error in errors where !texts.contains(error.text) { texts.append(error.text) }
      let seams = seam.map { "The tests use this seam: \($0)" }
      let paragraphs =
        [
          "Your file compiles, but the tests no longer compile with it: an API that they call has "
            + "another name, other parameters or another result now."
        ] + [seams].compactMap { $0 }
      let list =
        "The compiler's errors in the tests:\n" + texts.map { "    \($0)" }.joined(separator: "\n")
      return paragraphs.map { Passage(.title, $0.wrapped(to: style.width)) }
        + [Passage(.code, list.wrapped(to: style.width))]
    default:
      return interruptions(indent: 0)
    }
  }

  private func interruptions(indent: Int) -> [Passage] {
    interruption.split(separator: "\n", omittingEmptySubsequences: false).map {
      Passage(paragraph: String($0), in: style, indent: indent, otherwise: .title)
    }
  }

  /// The reason why the tests didn't finish, or prove nothing.
  private var interruption: String {
    switch verdict.outcome {
    case .passed, .failed, .doesNotCompile, .doesNotFit: ""
    case .toolFailed(let end): end.text
    case .crashed(let crash):
      [crash.text.withoutAddresses, KnownCrashes.cause(of: crash.message) ?? ""]
        .joinedWithoutEmpty(separator: "\n")
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

  /// The screen of a solved exercise, from the first test that attached a screen, or nil.
  package var solvedScreen: String? {
    guard verdict.isPassed else { return nil }
    return verdict.tests.lazy.compactMap(\.screen).first.map {
      style.screens($0, expected: nil, indent: 0).joined(separator: "\n")
    }
  }

  private func messages(of test: TestResult) -> [String] { passages(of: test).map(\.text) }

  /// Returns a test's messages, each with its expectation's values, without repeated sentences.
  ///
  /// The first message that asks a question is more important than the others.
  private func passages(of test: TestResult) -> [Passage] {
    var said: Set<String> = []
    func isNews(_ line: some StringProtocol) -> Bool {
      // Code, and a line that introduces code, mean something different each time.
      line.hasPrefix(" ") || line.hasSuffix(":") || said.insert(String(line)).inserted
    }
    // Messages about a crash make the general message unnecessary.
    if test.issues.contains(where: { $0.kind == .programCrashed }) {
      said.insert(TestIssue.earlyEnd)
    }
    let messages = test.issues.map { issue in
      let comment = issue.comment.withoutAddresses
        .replacing("\(exercise.module)/\(exercise.stem).swift:", with: "\(file):")
        .split(separator: "\n").filter(isNews).map(String.init)
      let observations = [issue.observation].compactMap { $0 }.filter(isNews)
      let causes = [KnownCrashes.cause(of: issue.comment)].compactMap { $0 }.filter(isNews)
      return passages(of: comment)
        + observations.map { Passage(.values, style.dim($0.wrapped(to: style.width, indent: 4))) }
        + causes.map { Passage(paragraph: $0, in: style, indent: 4) }
    }
    let first = messages.firstIndex { $0.contains { $0.rank == .question } } ?? 0
    return messages.enumerated().flatMap { index, message in
      index == first ? message : message.map { Passage(.further, $0.text) }
    }
  }

  /// Returns a comment's paragraphs, and its snippets, each with the line that introduces it.
  private func passages(of comment: [String]) -> [Passage] {
    var parts: [(isCode: Bool, lines: [String])] = []
    for line in comment {
      if line.hasPrefix(" "), let last = parts.indices.last, parts[last].isCode {
        parts[last].lines.append(line)
      } else {
        parts.append((line.hasPrefix(" ") || line.hasSuffix(":"), [line]))
      }
    }
    return parts.map { isCode, lines in
      let text = lines.joined(separator: "\n")
      return isCode
        ? Passage(.code, text.wrapped(to: style.width, indent: 4))
        : Passage(paragraph: text, in: style, indent: 4)
    }
  }

  private var printedLines: [String] {
    guard !verdict.output.isEmpty else { return [] }
    let lines = verdict.output.split(separator: "\n", omittingEmptySubsequences: false)
    return ["Your code printed:"] + lines.map { style.usesWords ? "    \($0)" : "  | \($0)" }
  }
}
