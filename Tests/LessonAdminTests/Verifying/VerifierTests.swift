import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_admin

@Suite("Verifying a workbook")
struct VerifierTests {
  private let fixture: SampleWorkbook

  init() throws {
    fixture = try SampleWorkbook()
  }

  @Test("everything is proved of a workbook that is right, and designs and mistakes are counted")
  func proved() async throws {
    #expect(
      try await fixture.results() == [
        VerificationResult(
          title: "1.1 First", problems: [], rejectedMistakeCount: 1, acceptedDesignCount: 1),
        VerificationResult(title: "1.2 Second", problems: []),
      ])
  }

  @Test("files with the line ends of another system are as right", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) async throws {
    _ = try await fixture.results(recording: true)
    let expected = try await fixture.results()
    try fixture.endLines(with: end, in: ["Lessons", "Answers", "Tests"])
    #expect(try await fixture.results() == expected)
    #expect(expected.flatMap(\.problems) == [])
  }

  @Test("an exercise without an answer doesn't keep the others from being proved")
  func withoutAnswer() async throws {
    try fixture.remove("Answers/1-Numbers/2-Second.swift")
    let results = try await fixture.results()
    #expect(results[0].problems == [])
    #expect(results[1].problems == ["Answers/1-Numbers/2-Second.swift is missing."])
  }

  @Test("a text that can't be graded is a problem, with the reason")
  func notGraded() async throws {
    let grader = BatchGrader { submission in
      submission.path.hasPrefix("Answers")
        ? .failure(.noTestProduct(folder: ".build")) : .success(Verdict(readIn: submission.text))
    }
    let results = try await fixture.results(
      of: .exercise(fixture.exercise("1.2")), grader)
    #expect(
      results.flatMap(\.problems) == [
        "Answers/1-Numbers/2-Second.swift can't be graded: "
          + "The build left no test product in .build."
      ])
  }

  @Test("a suite that doesn't compile is one problem, without the advice to restore it")
  func brokenSuite() async throws {
    let place = WorkbookError.Place(file: "Tests/NumbersTests/1-FirstTests.swift", line: 9)
    let grader = BatchGrader { submission in
      .failure(
        .suiteDoesNotCompile(
          place, message: "cannot find 'a' in scope", answer: submission.exercise.answer))
    }
    let results = try await fixture.results(of: .exercise(fixture.exercise("1.1")), grader)
    #expect(
      results.flatMap(\.problems) == [
        "Lessons/1-Numbers/1-First.swift can't be graded: "
          + "Tests/NumbersTests/1-FirstTests.swift:9: cannot find 'a' in scope"
      ])
  }

  @Test("pages that name or count exercises are compared with the folders")
  func mentions() async throws {
    let row = "| [1 Numbers](1-Numbers/README.md) | First, Second |"
    let page = "# All\n\nThe path has 2\nexercises.\n\n\(row) … |\n| Numbers | a sample | 1.2 |\n"
    try fixture.write(page, to: "Lessons/README.md")
    #expect(try await fixture.problems() == [])
    try NewExercise(ExerciseID(lesson: 1, number: 3), named: "Third", in: fixture.workbook())
      .create()
    let result = try #require(
      try await fixture.results(of: .exercise(fixture.exercise("1.3"))).first)
    #expect(
      result.problems == [
        """
        Lessons/README.md should have “| [1 Numbers](1-Numbers/README.md) | First, Second, \
        Third |”: “The map” names each lesson's exercises.
        """,
        "Lessons/README.md should have “has 3 exercises”: the number of exercises on the path.",
      ])
  }

  @Test("the pages of this book name and count all of its exercises")
  func ownMentions() throws {
    let root = FixtureWorkbook.checkout
    let mentions = try Mention.all(in: Catalog(root: root))
    for path in mentions.map(\.path) {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(path)")
    }
    #expect(mentions.flatMap { $0.problems(in: root) } == [])
  }

  @Test("with both builders, a text with two verdicts is a problem, and a missing record is none")
  func differences() async throws {
    try fixture.remove("Tests/Proofs/1-Numbers/1-First/failures.txt")
    let workbook = try fixture.workbook()
    let passing = BatchGrader { _ in .success(Verdict(readIn: "")) }
    let results = try await Verifier(workbook: workbook).differences(
      in: (workbook.catalog.lessons[0], [fixture.exercise("1.1")]), .reading, passing)
    #expect(
      results.flatMap(\.problems) == [
        """
        Lessons/1-Numbers/1-First.swift: the compiler alone says “fails 2 of 2 tests; the number \
        is one; the number is odd”, SwiftPM “is solved”.
        """,
        """
        Tests/Proofs/1-Numbers/1-First/mistakes.md:3: the compiler alone says “fails 1 of 2 tests; \
        the number is one”, SwiftPM “is solved”.
        """,
      ])
  }
}
