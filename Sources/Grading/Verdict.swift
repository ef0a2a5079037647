package import Course

/// The result of grading an exercise.
package struct Verdict: Codable, Equatable, Sendable {
  package enum Outcome: Codable, Equatable, Sendable {
    /// The process exited with 0, and every test of the suite was seen to run and to pass.
    case passed
    /// At least one test recorded an issue.
    case failed
    /// The learner's file doesn't compile.
    case doesNotCompile([CompilerMessage])
    /// The learner's file compiles, but its suite no longer compiles with it: the seam has changed.
    ///
    /// The seam is as the header comment describes it, if it still does.
    case doesNotFit(seam: String?, [CompilerMessage])
    case crashed(Crash)
    /// The run ended, and nothing was seen of this test of the suite.
    case testNotSeen(String)
    case ranTooLong(seconds: Int)
    /// Something kept the exercise from being graded; such a verdict is never stored.
    case notGraded(WorkbookError)
  }

  package let outcome: Outcome
  /// In the order of the suite's file; none if nothing could run.
  package let tests: [TestResult]
  /// What the exercise printed while it ran.
  package let output: String

  package init(_ outcome: Outcome, tests: [TestResult] = [], output: String = "") {
    self.outcome = outcome
    self.tests = tests
    self.output = output
  }

  package var isPassed: Bool { outcome == .passed }

  /// The names of the tests that did not pass, in order.
  package var refusals: [String] { tests.filter { $0.state != .passed }.map(\.name) }

  /// The verdict as the end of a sentence that starts with the exercise's name.
  package var summary: String {
    switch outcome {
    case .passed: "is solved"
    case .failed where refusals.isEmpty:
      "passes its tests, but the process ended with an error"
    case .failed: "fails \(refusals.count) of \(tests.count.counted("test"))"
    case .doesNotCompile(let errors): "does not compile: \(errors.count.counted("error"))"
    case .doesNotFit: "no longer fits its tests: the seam has changed"
    case .crashed: "ends the program in the middle of a test"
    case .testNotSeen: "gets in the way of its tests"
    case .notGraded: "could not be graded"
    case .ranTooLong(let seconds): "was stopped after \(seconds) seconds"
    }
  }

  /// What verdicts on the same text have in common, whoever built it.
  package var comparisonKey: String { ([summary] + refusals).joined(separator: "; ") }
}

/// The end of a program in the middle of a test.
package struct Crash: Codable, Equatable, Sendable {
  /// The fatal error's own text, or what else is known.
  package let message: String
  /// Where the learner's file stopped the program.
  package let place: WorkbookError.Place?
  /// The learner's last line before that, where something else stopped the program.
  package let lastLine: WorkbookError.Place?

  package init(
    message: String, place: WorkbookError.Place? = nil, lastLine: WorkbookError.Place? = nil
  ) {
    self.message = message
    self.place = place
    self.lastLine = lastLine
  }
}

package struct TestResult: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case passed, failed, skipped, cancelled
    /// It started and did not end: it stopped the process, or was stopped.
    case unfinished
    /// Another test had ended the process before.
    case notRun
  }

  /// The display name.
  package let name: String
  package var state: State
  package var issues: [TestIssue]
  /// The picture of the screen that the test attached, if any.
  package var screen: String?

  package init(name: String, state: State, issues: [TestIssue] = [], screen: String? = nil) {
    self.name = name
    self.state = state
    self.issues = issues
    self.screen = screen
  }
}

/// A reason why a test failed.
package struct TestIssue: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case expectation
    /// A program that the test had started crashed.
    case programCrashed
    /// The test couldn't ask the compiler: no fault of the exercise.
    case compilerNotAsked
  }

  package let kind: Kind
  /// The expectation with the values that it saw; nil when the test has words of its own.
  package let expectation: String?
  /// The test's words to a learner.
  package let comment: String

  package init(_ kind: Kind = .expectation, expectation: String? = nil, comment: String) {
    self.kind = kind
    self.expectation = expectation?.showingControls
    self.comment = comment.showingControls
  }
}
