import Course
import Grading
import Interface

/// A text that `verify` grades, and the expected verdict.
struct Candidate {
  enum Role: Equatable {
    /// The starter file, which must fail exactly the recorded tests, or any if none are recorded.
    case shipped(recorded: [String]?)
    case answer
    /// A wrong solution. The value names the test that must reject it, or is ``compiler`` or
    /// ``end``.
    case wrong(rejectedBy: String)
    /// Another right solution.
    case right
  }

  /// The text in place of a test's name if a wrong solution doesn't compile, even if only with its
  /// suite.
  static let compiler = "the compiler"
  /// The text in place of a test's name if a wrong solution ends the program.
  static let end = "the end of the program"

  let role: Role
  let submission: Submission

  /// Returns the problem with the verdict, or nil if it's the expected one.
  func problem(with verdict: Verdict) -> String? {
    let path = submission.path
    switch role {
    case .shipped(let recorded):
      return shippedProblem(with: verdict, recorded: recorded)
    case .answer, .right:
      return verdict.isPassed ? nil : "\(path) should pass, but it \(verdict.summary)."
    case .wrong(let test):
      if verdict.isPassed { return "\(path) is wrong, but it passes." }
      let isRejected =
        switch verdict.outcome {
        case .doesNotCompile, .doesNotFit: test == Self.compiler
        case .crashed: test == Self.end
        default: false
        }
      if isRejected { return nil }
      if [Self.compiler, Self.end].contains(test) {
        return "\(path) should be rejected by \(test), but it \(verdict.summary)."
      }
      guard verdict.outcome == .failed else {
        return "\(path) should fail a test, but it \(verdict.summary)."
      }
      guard verdict.tests.contains(where: { $0.name == test }) else {
        return "\(path) names a test that the suite doesn't have: “\(test)”."
      }
      return verdict.refusals.contains(test)
        ? nil
        : "\(path) should be rejected by “\(test)”, but is rejected by \(verdict.refusals.quoted)."
    }
  }

  private func shippedProblem(with verdict: Verdict, recorded: [String]?) -> String? {
    let path = submission.path
    if verdict.isPassed { return "\(path) is solved as shipped; it should fail." }
    guard verdict.outcome == .failed else {
      return "\(path) should fail its tests as shipped, but it \(verdict.summary)."
    }
    guard let recorded else {
      return "\(path) has no record of how it fails. "
        + "“verify \(submission.exercise.id) --record” writes one."
    }
    return verdict.refusals == recorded
      ? nil
      : "\(path) fails \(verdict.refusals.quoted) as shipped, but recorded is \(recorded.quoted)."
  }
}
