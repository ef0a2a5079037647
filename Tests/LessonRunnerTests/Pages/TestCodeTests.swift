import Course
import Fixtures
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("The code of a failing test")
struct TestCodeTests {
  private static let suite = #"""
    struct ListTests {
      @Test("it opens")
      func opens() {
        #expect(isOpen)
      }

      /// Nobody sees it.
      @Test(
        "it says “\"no\"”", arguments: [1, 2])
      func says(number: Int) {
        if number == 1 {
          #expect(answer == "no")
        }
      }
    }
    """#

  @Test("goes from its comment to its last brace, without its indentation")
  func code() throws {
    let code = try #require(TestCode(named: #"it says “"no"”"#, in: Self.suite))
    #expect(code.line == 7)
    #expect(
      code.text == #"""
        /// Nobody sees it.
        @Test(
          "it says “\"no\"”", arguments: [1, 2])
        func says(number: Int) {
          if number == 1 {
            #expect(answer == "no")
          }
        }
        """#)
    #expect(TestCode(named: "it closes", in: Self.suite) == nil)
  }

  @Test("is found in the file of the tests, or of the checks", arguments: [true, false])
  func kinds(isCheck: Bool) throws {
    let sample = try SampleWorkbook()
    try sample.write(Self.suite, to: "Tests/NumbersTests/1-OneChecks.swift")
    let workbook = try Workbook(around: sample.root)
    let exercise = try sample.exercise("1.1")
    let guide = Guide(
      workbook: workbook, learner: LearnerProgress(in: workbook, sample.grader.grader),
      style: .plain)
    let test = TestResult(name: "one is one", state: isCheck ? .passed : .failed)
    let check = TestResult(name: "it opens", state: .failed, kind: .check)
    let code = try #require(
      guide.code(ofFailureIn: Verdict(.failed, tests: [test, check]), of: exercise))
    #expect(
      code.hasPrefix(
        isCheck
          ? "Tests/NumbersTests/1-OneChecks.swift:2\n\n@Test(\"it opens\")\nfunc opens() {"
          : "Tests/NumbersTests/1-OneTests.swift:"))
  }
}
