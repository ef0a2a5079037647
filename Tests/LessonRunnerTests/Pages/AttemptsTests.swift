import Course
import Fixtures
import Foundation
import Testing

@testable import Grading
@testable import Interface
@testable import lesson_runner

@Suite("What a learner tried")
struct AttemptsTests {
  private func failure(_ names: String...) -> Verdict {
    Verdict(.failed, tests: names.map { TestResult(name: $0, state: .failed) })
  }

  @Test("an attempt is kept if another test rejects it than the one before, up to the solution")
  func kept() {
    var attempts = Attempts()
    attempts.add("// Header\n\nlet a = 0\n", failure("a", "b"), starter: "let a = 0")
    attempts.add("let a = 1\n", failure("a", "b"), starter: "let a = 0")
    attempts.add("let a = 2\n", failure("a", "b"), starter: "let a = 0")
    attempts.add("let a = ?\n", Verdict(.doesNotCompile([])), starter: "let a = 0")
    attempts.add("let a = 3\n", Verdict(.passed), starter: "let a = 0")
    attempts.add("let a = 4\n", failure("a"), starter: "let a = 0")
    #expect(attempts.all.map(\.text) == ["let a = 1\n", "let a = ?\n"])
    #expect(attempts.all.map(\.rejecters) == [["a", "b"], ["the compiler"]])
    #expect(attempts.saveCount == 4)
  }

  @Test("attempts are stored by exercise, and a damaged file has none")
  func stored() throws {
    let fixture = try SampleWorkbook()
    let exercise = try #require(Catalog(root: fixture.root).exercises.first)
    let submission = Submission(exercise, source: Data("func one() -> Int { 7 }\n".utf8))
    for _ in 1...2 { try Attempts.keep(submission, failure("one is one"), in: fixture.root) }
    let attempts = Attempts(at: exercise, in: fixture.root)
    #expect(attempts.all.map(\.text) == [submission.text])
    #expect(attempts.saveCount == 2)
    try fixture.write("{", to: ".lesson-runner/attempts/1-Numbers/1-One.json")
    #expect(Attempts(at: exercise, in: fixture.root).all.isEmpty)
  }

  @Test("without an attempt, typical mistakes are shown")
  func typical() {
    let mistakes = Mistakes(
      (1...5).map { "## \($0)\n\nWhy.\n\nRejected by: a\n\n\($0 > 1 ? "Typical\n\n" : "")" }
        .joined())
    #expect(Attempts().similar(in: mistakes, changing: "").map(\.heading) == ["2", "3", "4"])
  }

  @Test("who has made a mistake of the book finds it among the three that are shown")
  func replayed() throws {
    let workbook = try Workbook(root: FixtureWorkbook.checkout)
    var missing: [String] = []
    for exercise in workbook.catalog.exercises {
      let answer = try Submission(exercise, at: exercise.answer, in: workbook.root).text
      let mistakes = Mistakes(of: exercise, in: workbook.root)
      for mistake in mistakes.all {
        var attempts = Attempts()
        let verdict =
          switch mistake.rejecter {
          case "the compiler": Verdict(.doesNotCompile([]))
          case "the end of the program": Verdict(.testNotSeen(""))
          default: failure(mistake.rejecter)
          }
        attempts.add(try mistake.code(changing: answer), verdict, starter: "")
        let shown = attempts.similar(in: mistakes, changing: answer)
        if !shown.contains(mistake) { missing.append("\(exercise.id) \(mistake.heading)") }
      }
    }
    #expect(missing == [])
  }

  @Test(
    "after each exercise, the attempt, the principle and a mistake fit; a tall screen is left out",
    arguments: [nil, String(repeating: "│\n", count: 12)])
  func fits(screen: String?) throws {
    let copy = try WorkbookCopy("solved-\(screen?.count ?? 0)")
    for path in try Catalog(root: copy.root).exercises.map(\.file) {
      try copy.write(copy.text(of: path.replacing("Lessons/", with: "Answers/")), to: path)
    }
    let workbook = try Workbook(root: copy.root)
    let style = TextStyle(hasColor: false, hasLinks: false, width: 80, height: 24)
    let test = TestResult(name: "a", state: .passed, issues: [], screen: screen)
    let solved = Verdict(.passed, tests: [test])
    let grader = Grader(
      isFirstUse: false, storedVerdict: { _ in nil }, verdict: { _ in (solved, true) },
      grade: { _ in solved }, prepare: { _ in }, module: { _ in .rejected(solved) })
    for exercise in workbook.catalog.exercises {
      let answer = try Submission(exercise, in: workbook.root)
      let mistakes = Mistakes(of: exercise, in: workbook.root).all
      let mistake = try #require(
        mistakes.first { !["the compiler", "the end of the program"].contains($0.rejecter) })
      let attempt = Submission(
        exercise, source: Data(try mistake.code(changing: answer.text).utf8))
      for (submission, verdict) in [(attempt, failure(mistake.rejecter)), (answer, solved)] {
        try Attempts.keep(submission, verdict, in: workbook.root)
      }
      let page = WatchPage(
        content: .verdict(solved, isNew: true, previous: nil), workbook: workbook,
        learner: LearnerProgress(in: workbook, grader), exercise: exercise, startTime: "12:34:56",
        showsStory: false)
      let text = try page.text(in: style)
      #expect(style.height(of: text) < 24, "\(exercise.title)\n\(text)")
      // The next lesson's introduction leaves no room for the other texts.
      if text.contains("\nLesson ") { continue }
      #expect(text.contains("Your first attempt, and your solution:"), "\(exercise.title)\n\(text)")
      #expect(text.contains("Mistakes that the same tests reject"), "\(exercise.title)\n\(text)")
    }
  }
}
