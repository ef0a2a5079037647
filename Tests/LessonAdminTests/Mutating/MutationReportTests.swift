import Course
import Foundation
import Grading
import Testing

@testable import lesson_admin

@Suite("What mutations show")
struct MutationReportTests {
  private func report(
    _ outcomes: KeyValuePairs<String, String>, same: String = "", answer: String = ""
  ) -> MutationReport {
    let mutated = MutatedExercise(
      exercise: .sample, answer: Submission(.sample, source: Data(answer.utf8)),
      mutations: outcomes.map { Mutation(name: $0.key, text: $0.value) },
      reasons: EquivalenceList(text: same, path: "same.txt"))
    return MutationReport(
      mutated, mutated.submissions.map { .success(Verdict(readIn: $0.text)) })
  }

  @Test("each mutation is counted by what became of it")
  func counts() {
    let report = report(
      [
        "a": "// does not compile", "b": "// fails: the number is one", "c": "// crashes",
        "d": "// passes", "e": "// passes", "f": "// runs too long",
      ], same: "d  # the same program\n")
    #expect(report.count == 6)
    #expect(report.notBuilt == 1)
    #expect(report.rejected == 3)
    #expect(report.explained == 1)
    #expect(report.unexplained == 1)
    #expect(report.problems == [])
    #expect(
      MutationReport.table([report]).split(separator: "\n").last
        == "all                   6            1            3            1            1")
  }

  @Test("a line that explains nothing that passes is a problem")
  func lines() {
    let report = report(["a": "// crashes"], same: "a  # why\nb  # why\nc\n")
    #expect(
      report.problems == [
        "same.txt:3: expected a name, two spaces, “#” and a reason.",
        "same.txt:2: no change has this name any longer: b",
        "same.txt:1: this change is rejected now, so the line can go: a",
      ])
  }

  @Test("an answer that fails is a problem")
  func answer() {
    #expect(
      report([:], answer: "// crashes").problems == [
        "4.2: the answer itself doesn't pass: it crashes in the middle of a test."
      ])
  }
}
