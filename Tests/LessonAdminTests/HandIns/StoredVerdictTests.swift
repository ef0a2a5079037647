import Course
import Fixtures
import Foundation
import Grading
import Testing

@testable import lesson_admin

@Suite("The verdicts on a class's texts that are stored")
struct StoredVerdictTests {
  @Test("a text that ran too long keeps its verdict, until it's to be graded again")
  func timeouts() async throws {
    let fixture = try FixtureWorkbook("stored verdicts")
    var limits = Limits.strangers(in: nil)
    limits.seconds = 1
    let workbook = try Workbook(root: fixture.root)
    func grader(again: Bool) -> BatchGrader {
      let store = VerdictStore(
        ofStrangersIn: fixture.root, folder: "graded", repeatsTimeouts: again)
      let pipeline = Pipeline(workbook, .ofTests(), limits, with: .direct, store: store) { _ in }
      return BatchGrader(pipeline, on: [Stage(root: fixture.root)])
    }
    let text = Submission(
      try fixture.first, source: Data("func number() -> Int { while true {} }\n".utf8))
    let verdict = try await grader(again: false).results(of: [text]).first?.get()
    #expect(verdict?.outcome == .ranTooLong(seconds: 1))
    #expect(grader(again: false).storedVerdict(text) == verdict)
    #expect(grader(again: true).storedVerdict(text) == nil)
  }
}
