import Course
import Grading
import Interface

/// A text that `verify` grades, and what is expected of it.
struct Candidate {
  enum Role: Equatable {
    /// The learner's file as shipped: it must fail exactly these tests,
    /// or any if none are recorded yet.
    case shipped(recorded: [String]?)
    case answer
    /// A misconception, which this test must refuse; or ``compiler``, or ``end``.
    case wrong(refusedBy: String)
    /// Another way to solve it.
    case right
  }

  /// Stands for a test where a misconception does not compile, alone or with its suite.
  static let compiler = "the compiler"
  /// Stands for a test where a misconception ends the program.
  static let end = "the end of the program"

  let role: Role
  let submission: Submission

  /// The problem with the verdict, or nil when it is as expected.
  func problem(with verdict: Verdict) -> String? {
    switch role {
    case .shipped(let recorded):
      return shippedProblem(with: verdict, recorded: recorded)
    case .answer, .right:
      return verdict.isPassed ? nil : "\(submission.path) should pass, but it \(verdict.summary)."
    case .wrong(let test):
      if verdict.isPassed { return "\(submission.path) is wrong, and yet it passes." }
      let refuser: String? =
        switch verdict.outcome {
        case .doesNotCompile, .doesNotFit: Self.compiler
        case .crashed: Self.end
        case .passed, .failed, .disturbsTests, .ranTooLong, .notGraded: nil
        }
      if let refuser, test == refuser { return nil }
      if [Self.compiler, Self.end].contains(test) {
        return "\(submission.path) should be refused by \(test), but it \(verdict.summary)."
      }
      guard verdict.outcome == .failed else {
        return "\(submission.path) should fail a test, but it \(verdict.summary)."
      }
      guard verdict.tests.contains(where: { $0.name == test }) else {
        return "\(submission.path) names a test that the suite does not have: “\(test)”."
      }
      return verdict.refusals.contains(test)
        ? nil
        : "\(submission.path) should be refused by “\(test)”, but is refused by "
          + "\(verdict.refusals.quoted)."
    }
  }

  private func shippedProblem(with verdict: Verdict, recorded: [String]?) -> String? {
    if verdict.isPassed { return "\(submission.path) is solved as shipped; it should fail." }
    guard verdict.outcome == .failed else {
      return "\(submission.path) should fail its tests as shipped, but it \(verdict.summary)."
    }
    guard let recorded else {
      return "\(submission.path) has no record of how it fails. "
        + "“verify \(submission.exercise.id) --record” makes one."
    }
    return verdict.refusals == recorded
      ? nil
      : "\(submission.path) fails \(verdict.refusals.quoted) as shipped, but recorded is "
        + "\(recorded.quoted)."
  }
}
