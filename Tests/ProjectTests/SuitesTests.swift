import Course
import Foundation
import Testing

@testable import Grading

/// What every suite that grades an exercise has, so that leaving early earns nothing.
@Suite("The suites of the exercises")
struct SuitesTests {
  @Test("a suite is graded, and its tests in programs of their own prove that they got to the end")
  func graded() throws {
    for exercise in try Catalog(root: Checkout.root).exercises {
      let suite = try Checkout.text(of: exercise.tests)
      #expect(
        ["", ", .serialized"].contains { traits in
          suite.contains("@Suite(\"\(exercise.title)\"\(traits), .graded)\n")
        }, "\(exercise.tests)")
      #expect(!suite.contains("processExitsWith: .success"), "\(exercise.tests)")
    }
  }

  @Test("the name of each test stands in its suite, so that a run without it can be seen")
  func names() throws {
    for exercise in try Catalog(root: Checkout.root).exercises {
      let suite = try Checkout.text(of: exercise.tests)
      let tests = suite.matches(of: /(?m)^ *@Test\b/).count
      #expect(Suite(of: exercise, text: suite).names.count == tests, "\(exercise.tests)")
    }
  }
}
