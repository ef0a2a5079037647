package import Course
package import Grading

extension TestResult {
  /// The words of the test: its comments, each with what it saw.
  package var words: String {
    issues.flatMap { [$0.comment, $0.expectation ?? ""] }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

extension TestResult.State {
  /// The result of a test without words of its own, as the end of a sentence; nil if it has some.
  package func note(in outcome: Verdict.Outcome) -> String? {
    switch self {
    case .passed, .failed: return nil
    case .skipped: return "was skipped; every test has to run"
    case .cancelled: return "was cancelled; every test has to come to its end"
    case .notRun: return "did not get its turn"
    case .unfinished:
      if case .crashed = outcome { return "ended the program" }
      return "did not end"
    }
  }
}
