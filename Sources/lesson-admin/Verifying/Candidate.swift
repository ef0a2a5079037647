import Course
import Grading
import Interface

/// A text that `verify` grades, and the expected verdict.
struct Candidate {
  enum Role: Equatable {
    /// The starter file, which must fail.
    case shipped
    case answer
    /// Another right solution.
    case right
    /// A wrong solution, which the test or check that it names must reject.
    ///
    /// In place of a test, the mistake can name “the compiler” or “the end of the program”.
    case wrong(Mistake)
  }

  let role: Role
  let submission: Submission

  /// Returns the problem with the verdict, or nil if the verdict is as expected.
  func problem(with verdict: Verdict) -> String? {
    let path = submission.path
    switch role {
    case .shipped where verdict.isPassed: return "\(path) is solved as shipped; it should fail."
    case .shipped where verdict.outcome != .failed:
      return "\(path) should fail its tests as shipped, but it \(verdict.summary)."
    case .shipped: return nil
    case .answer, .right:
      return verdict.isPassed ? nil : "\(path) should pass, but it \(verdict.summary)."
    case .wrong(let mistake):
      let test = mistake.rejecter
      let (compiler, end) = ("the compiler", "the end of the program")
      switch verdict.outcome {
      case .passed: return "\(path) is wrong, but it passes."
      case .doesNotCompile where test == compiler, .doesNotFit where test == compiler,
        .crashed where test == end:
        return nil
      case _ where [compiler, end].contains(test):
        return "\(path) should be rejected by \(test), but it \(verdict.summary)."
      case .failed where verdict.refusals.contains(test): return nil
      case .failed where !verdict.tests.contains { $0.name == test }:
        return "\(path) names a test that the suite doesn't have: “\(test)”."
      case .failed:
        return "\(path) should be rejected by “\(test)”, but is rejected by "
          + "\(verdict.refusals.quoted)."
      default: return "\(path) should fail a test, but it \(verdict.summary)."
      }
    }
  }
}
