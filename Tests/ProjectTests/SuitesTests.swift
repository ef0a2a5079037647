import Course
import Foundation
import Testing

@testable import Grading

/// Tests that a program can't pass an exercise's suite by exiting early.
@Suite("The suites of the exercises")
struct SuitesTests {
  @Test("a suite is graded, and its tests in programs of their own prove that they got to the end")
  func graded() throws {
    for exercise in try Catalog(root: Checkout.root).exercises {
      let tests = try Checkout.text(of: exercise.tests)
      let checks = try? Checkout.text(of: exercise.checks)
      #expect(
        ["", ", .serialized"].contains { traits in
          tests.contains("@Suite(\"\(exercise.title)\"\(traits), .graded)\n")
        }, "\(exercise.tests)")
      // Checks that must not run beside the tests are inside the tests' suite, which is graded.
      let title = "@Suite(\"\(exercise.title): checks\""
      let all = tests + (checks ?? "")
      #expect(
        checks?.contains("\(title), .graded)\n") != false || all.contains("  \(title))\n"),
        "\(exercise.checks)")
      #expect(!all.contains("processExitsWith: .success"), "\(exercise.tests)")
    }
  }

  @Test("the name of each test stands in its suite, so that a run without it can be seen")
  func names() throws {
    for exercise in try Catalog(root: Checkout.root).exercises {
      let suite = Suite(of: exercise, in: Checkout.root)
      for (path, kind) in [(exercise.tests, TestResult.Kind.test), (exercise.checks, .check)] {
        // An exercise may have no checks.
        guard let text = try? Checkout.text(of: path) else {
          #expect(kind == .check)
          continue
        }
        let count = text.matches(of: /(?m)^ *@Test\b/).count
        #expect(suite.tests.count { $0.kind == kind } == count && count > 0, "\(path)")
      }
    }
  }
}
