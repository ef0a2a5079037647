/// The limits for grading a text: time, memory, and access to the machine.
package struct Limits: Sendable {
  /// The time limit for a suite, in seconds; the default is many times the slowest suite's time.
  package var seconds = 10
  /// The memory limit for a suite's processes in total, in bytes; the default is the limit in the
  /// sandbox.
  package var memory = Sandbox.totalMemoryLimit
  /// Whether each text is run by its own author.
  package var isTrusting = true
  /// The sandbox in which the tests run, or nil for none.
  package var sandbox: Sandbox?

  package static let learner = Limits()
  /// The limits for grading in parallel, when suites take longer.
  package static let patient = Limits(seconds: 60)

  package static func strangers(in sandbox: Sandbox?) -> Limits {
    Limits(seconds: 60, isTrusting: false, sandbox: sandbox)
  }
}
