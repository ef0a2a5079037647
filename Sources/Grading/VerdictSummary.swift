import Course

extension Verdict {
  /// The verdict as the end of a sentence that starts with the exercise's name.
  package var summary: String {
    switch outcome {
    case .passed:
      return "is solved"
    case .failed where refusals.isEmpty:
      return "passes its tests, but the process ended with an error"
    case .failed:
      return "fails \(refusals.count) of \(tests.count.counted("test"))"
    case .doesNotCompile(let errors):
      return "does not compile: \(errors.count.counted("error"))"
    case .doesNotFit:
      return "no longer fits its tests: the seam has changed"
    case .crashed:
      return "ends the program in the middle of a test"
    case .disturbsTests:
      return "gets in the way of its tests"
    case .notGraded:
      return "could not be graded"
    case .ranTooLong(let seconds):
      return "was stopped after \(seconds) seconds"
    }
  }

  /// What two verdicts must have in common: the summary, and the tests that did not pass.
  package var told: String { ([summary] + refusals).joined(separator: "; ") }
}
