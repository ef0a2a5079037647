/// The limits for the texts, and the trust in their authors.
package struct Policy: Sendable {
  /// The time limit for a suite, in seconds; the default is many times that of the slowest suite.
  package var secondsAllowed = 10
  /// The memory limit for a suite's processes in total, in bytes; the default is that of `grade`.
  package var memoryAllowed = Sandbox.bytesOfAllMemory
  /// Whether each text is run by its own author.
  package var isTrusting = true
  /// The sandbox in which the tests run, or nil for none.
  package var sandbox: Sandbox?

  package static let learner = Policy()
  /// A policy for grading in parallel, when suites take longer.
  package static let patient = Policy(secondsAllowed: 60)

  package static func strangers(in sandbox: Sandbox?) -> Policy {
    Policy(secondsAllowed: 60, isTrusting: false, sandbox: sandbox)
  }
}
