import Fixtures
import Interface
import Testing

@testable import Course
@testable import Grading
@testable import lesson_admin

@Suite("What a learner reads, for the teacher")
struct HandInReportTests {
  private let report: HandInReport

  init() throws {
    report = HandInReport(workbook: try SampleWorkbook().workbook(), style: .plain)
  }

  private func text(_ verdict: Verdict) -> String {
    report.brief(.sample, verdict, at: "class/ada/Lessons/4-Initializer/2-Storyboard.swift")
  }

  @Test("the learner's file is named by its own path: where it doesn't compile, crashes, or fails")
  func file() {
    let file = Exercise.sample.file
    let error = CompilerMessage(file: file, line: 7, column: 1, text: "no", excerpt: [])
    #expect(
      text(Verdict(.doesNotCompile([error])))
        == "class/ada/Lessons/4-Initializer/2-Storyboard.swift:7: error: no")
    let place = WorkbookError.Place(file: file, line: 8)
    #expect(
      text(Verdict(.crashed(Crash(cause: .message("nil"), place: place))))
        == "class/ada/Lessons/4-Initializer/2-Storyboard.swift:8: nil")
    #expect(
      text(Verdict(.crashed(Crash(cause: .message("nil"), lastLine: place))))
        .hasSuffix("class/ada/Lessons/4-Initializer/2-Storyboard.swift:8"))
    let issue = TestIssue(comment: "Initializer/2-Storyboard.swift:9: Who?")
    let test = TestResult(name: "a", state: .failed, issues: [issue])
    #expect(
      text(Verdict(.failed, tests: [test]))
        == "✘ a\n    class/ada/Lessons/4-Initializer/2-Storyboard.swift:9: Who?")
  }

  @Test("the errors in a suite keep the suite's path")
  func suite() {
    let error = CompilerMessage(
      file: Exercise.sample.tests, line: 7, column: 1, text: "no member", excerpt: [])
    let text = text(Verdict(.doesNotFit(seam: "make().", [error])))
    #expect(text.contains("The tests use this seam: make()."))
    #expect(!text.contains("class/ada"))
  }
}
