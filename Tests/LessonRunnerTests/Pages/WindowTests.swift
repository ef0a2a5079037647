import Course
import Fixtures
import Foundation
import Testing

@testable import Grading
@testable import Interface
@testable import lesson_runner

/// Tests of the recorded failures of all exercises, and of two failures that were once too tall.
@Suite("a verdict in a window")
struct WindowTests {
  private static let workbook = try? Workbook(root: FixtureWorkbook.checkout)
  private static let sizes = [(80, 24), (60, 20)]

  @Test("shows its question and its headline, for each exercise as shipped", arguments: sizes)
  func recorded(columns: Int, rows: Int) throws {
    let exercises = try #require(Self.workbook).catalog.exercises
    let verdicts = try exercises.compactMap { exercise in
      try recordedVerdict(on: exercise).map { (exercise, $0) }
    }
    #expect(verdicts.count == exercises.count)
    for (exercise, verdict) in verdicts { try expectFit(verdict, on: exercise, columns, rows) }
  }

  @Test("shows its question and its headline, however many snippets there are", arguments: sizes)
  func snippets(columns: Int, rows: Int) throws {
    let question = """
      This caller passes a dependency of the wrong type, and still compiles. The to-do screen \
      depends on a Todo, the list on a TodoManager, and the compose screen on ComposeNeeds. Where \
      can each screen declare its dependency's type?
      """
    let issues = ["Todos", "Todos", "Todo", "Todo", "Compose", "Compose"].map { name in
      let code =
        "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiate(\(name)ViewController.self"
      return TestIssue(
        comment: "The compiler accepts this:\n    \(code), with: \"Tea\")\n\(question)")
    }
    let test = TestResult(
      name: "the compiler rejects a dependency of the wrong type", state: .failed, issues: issues)
    let others = (1...6).map { TestResult(name: "test \($0)", state: .failed) }
    let exercise = try exercise("2.6")
    let text = try expectFit(
      Verdict(.failed, tests: [test] + others), on: exercise, columns, rows)
    #expect(text.contains("    … m shows more\n"))
  }

  @Test("shows a crash's message and question", arguments: sizes)
  func crash(columns: Int, rows: Int) throws {
    let message =
      "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    let exercise = try exercise("5.5")
    let crash = Crash(
      cause: .message(message), place: WorkbookError.Place(file: exercise.file, line: 40))
    let others = (1...12).map { TestResult(name: "test \($0)", state: .notRun) }
    let text = try expectFit(
      Verdict(
        .crashed(crash),
        tests: [TestResult(name: "the banner shows your view model", state: .unfinished)] + others,
        output: "1\n2\n3\n4"),
      on: exercise, columns, rows)
    #expect(text.withoutLineBreaks.contains(message))
  }

  @Test("shows the compiler's first error", arguments: sizes)
  func errors(columns: Int, rows: Int) throws {
    let exercise = try exercise("6.8")
    let errors = (1...9).map { line in
      CompilerMessage(
        file: exercise.file, line: line, column: 1,
        text: "cannot convert value of type 'any FolderRepository' to expected argument type",
        excerpt: (1...9).map { "\($0) | let x = \($0)" })
    }
    let text = try expectFit(Verdict(.doesNotCompile(errors)), on: exercise, columns, rows)
    #expect(text.withoutLineBreaks.contains("\(errors[0].file):1: error: cannot convert value"))
  }

  // MARK: Helpers

  /// Expects that the page has room for the line of keys below it, and contains the question of the
  /// first failing test.
  @discardableResult
  private func expectFit(
    _ verdict: Verdict, on exercise: Exercise, _ columns: Int, _ rows: Int
  ) throws -> String {
    let workbook = try #require(Self.workbook)
    let style = TextStyle(hasColor: false, hasLinks: false, width: columns, height: rows)
    let grader = Grader(
      isFirstUse: false, storedVerdict: { _ in nil }, verdict: { _ in (verdict, true) },
      grade: { _ in verdict }, prepare: { _ in }, module: { _ in .rejected(verdict) })
    let page = WatchPage(
      content: .verdict(verdict, isNew: true, previous: nil), workbook: workbook,
      learner: LearnerProgress(in: workbook, grader), exercise: exercise, startTime: "12:34:56",
      showsStory: false)
    let text = try page.text(in: style)
    #expect(style.height(of: text) < rows, "\(text)")
    #expect(text.contains("✘ \(exercise.title) "))
    let comments = verdict.tests.first?.issues.map(\.comment) ?? []
    if let question = comments.compactMap(\.question).first?.split(separator: "?").first {
      #expect(text.withoutLineBreaks.contains("\(question)?"), "\(text)")
    }
    return text
  }

  private func exercise(_ id: String) throws -> Exercise {
    try #require(Self.workbook?.catalog.exercises.first { "\($0.id)" == id })
  }

  /// Returns a verdict with the failures that are recorded for the starter file.
  private func recordedVerdict(on exercise: Exercise) throws -> Verdict? {
    let file = FixtureWorkbook.checkout.appending(path: "\(exercise.proofs)/failures.txt")
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) }.joined(separator: "\n")
      .components(separatedBy: "\n\n")
    let others = parts.dropLast().flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("✘ ") }
      .map { TestResult(name: String($0.dropFirst(2)), state: .failed) }
    guard let lines = parts.last?.split(separator: "\n"), lines.first?.hasPrefix("✘ ") == true
    else { return nil }
    let name = lines.prefix { !$0.hasPrefix("    ") }.map { $0.dropFirst(2) }
    let rest = lines.dropFirst(name.count).prefix { $0 != "    Your screen:" }
    var paragraphs: [String] = []
    for line in rest.map({ String($0.dropFirst(4)) }) {
      let isNew = line.contains(/^( |Seen: |Expected: )/)
      if let last = paragraphs.last, !isNew, !last.hasPrefix(" "), !last.hasSuffix(":") {
        paragraphs[paragraphs.count - 1] += " \(line)"
      } else {
        paragraphs.append(line)
      }
    }
    let test = TestResult(
      name: name.joined(separator: " "), state: .failed,
      issues: [TestIssue(comment: paragraphs.joined(separator: "\n"))])
    return Verdict(.failed, tests: [test] + others)
  }
}

extension String {
  fileprivate var withoutLineBreaks: String { replacing(/\s+/, with: " ") }
}
