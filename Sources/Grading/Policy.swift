/// How much the texts may take, and how far their authors are trusted.
package struct Policy: Sendable {
  /// The seconds that a suite may run: by default many times what the slowest takes.
  package var secondsAllowed = 10
  /// Whether the texts are run by those who wrote them anyway.
  package var isTrusting = true
  /// Where the tests run; nil for anywhere.
  package var sandbox: Sandbox?

  package static let learner = Policy()
  /// With all processors busy, a suite takes longer.
  package static let patient = Policy(secondsAllowed: 60)

  package static func strangers(in sandbox: Sandbox?) -> Policy {
    Policy(secondsAllowed: 60, isTrusting: false, sandbox: sandbox)
  }
}
