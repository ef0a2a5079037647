import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("The names of a suite's tests")
struct SuiteTests {
  private let suite = Suite(
    of: .sample,
    tests: #"""
      @Suite("1.1 First") struct FirstTests {
        @Test("it works")
        func works() {}
        @Test(
          "it says “\"no\"”", arguments: [1, 2])
        func says(number: Int) {}
        // @Test("it is left out")
        @Test func nameless() {}
        @Test("\(one) is put together") func together() {}
      }
      """#,
    checks: #"""
      extension FirstTests {
        @Suite("1.1 First: checks") struct FirstChecks {
          @Test("it stays") func stays() {}
        }
      }
      """#)

  @Test("they stand behind the attribute, on whichever line, and the file tells tests from checks")
  func found() {
    #expect(
      suite.tests == [
        TestResult(name: "it works", state: .notRun),
        TestResult(name: #"it says “"no"”"#, state: .notRun),
        TestResult(name: "it stays", state: .notRun, kind: .check),
      ])
  }

  @Test("one that is not among the results is missing")
  func missing() {
    let events = EventStream(
      Data(
        #"""
        {"kind":"test","payload":{"displayName":"it works","id":"M.S/a()","kind":"function",\#
        "name":"a()","sourceLocation":{"column":4,"line":5}},"version":"6.3.0"}

        """#.utf8))
    #expect(suite.missingTests(in: events).map(\.name) == [#"it says “"no"”"#, "it stays"])
  }
}
