import Course
import Fixtures
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
          title: "1.1 First", problems: [], wrongRejected: 1, rightAccepted: 1),
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
    let grader = BatchGrader { submissions, _ in
      submissions.map { submission in
        submission.path.hasPrefix("Answers")
          ? .failure(.noTestProduct(folder: ".build")) : .success(Verdict(readIn: submission.text))
      }
    }
    let results = try await fixture.results(
      of: .exercise(fixture.exercise("1.2")), grader)
    #expect(
      results.flatMap(\.problems) == [
        "Answers/1-Numbers/2-Second.swift can't be graded: "
          + "The build left no test product in .build."
      ])
  }

  @Test("with both builders, a text with two verdicts is a problem, and a missing record is none")
  func differences() async throws {
    try fixture.remove("Tests/Proofs/1-Numbers/1-First/failures.txt")
    let workbook = try fixture.workbook()
    let passing = BatchGrader { submissions, _ in
      submissions.map { _ in .success(Verdict(readIn: "")) }
    }
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
