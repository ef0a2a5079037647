import Course

/// The result of grading an exercise.
///
/// An exercise without one was not checked yet.
package struct Verdict: Codable, Equatable, Sendable {
  package enum Outcome: Codable, Equatable, Sendable {
    /// The process exited with 0, and every test of the suite was seen to run and to pass.
    case passed
    /// At least one test recorded an issue.
    case failed
    /// The learner's file does not compile.
    case doesNotCompile([CompilerMessage])
    /// The learner's file compiles, but its suite no longer fits it: the seam has changed.
    ///
    /// The seam is named as the header comment names it, if it still does.
    case doesNotFit(seam: String?, [CompilerMessage])
    /// A test brought the process down; the text is the fatal error's,
    /// with its place if there was one.
    case crashed(text: String)
    /// The exercise reaches into its tests, on purpose or not, so that they prove nothing;
    /// the text says how.
    case disturbsTests(text: String)
    /// The tests were stopped after this many seconds.
    case ranTooLong(seconds: Int)
    /// Something kept the exercise from being graded; the text says what.
    ///
    /// It stands for a verdict where others are told beside it, and is never stored.
    case notGraded(reason: String)
  }

  package let outcome: Outcome
  /// The tests of the suite, in the order in which they stand in their file;
  /// none if nothing could run.
  package let tests: [TestResult]
  /// The text that the exercise printed while it ran.
  package let output: String

  package init(_ outcome: Outcome, tests: [TestResult] = [], output: String = "") {
    self.outcome = outcome
    self.tests = tests
    self.output = output
  }

  package var isPassed: Bool { outcome == .passed }

  /// Whether the exercise and its suite compiled, so that the tests could run.
  var isBuilt: Bool {
    switch outcome {
    case .doesNotCompile, .doesNotFit, .notGraded: false
    case .passed, .failed, .crashed, .disturbsTests, .ranTooLong: true
    }
  }

  /// The names of the tests that did not pass, in order.
  package var refusals: [String] { tests.filter { $0.state != .passed }.map(\.name) }
}

/// The result of one test.
package struct TestResult: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case passed, failed, skipped
    /// It was called off in the middle, whoever did it.
    case cancelled
    /// It started and did not end: it brought the process down, or was stopped.
    case unfinished
    /// It did not get its turn, because another test ended the process.
    case notRun
  }

  /// The display name: a sentence about what a person would see.
  package let name: String
  package var state: State
  package var issues: [TestIssue]
  /// The picture of the screen that the test looked at, if it attached one.
  package var screen: String?
}

/// A reason why a test failed.
package struct TestIssue: Codable, Equatable, Sendable {
  /// The expectation with the values that it saw; nil when the test has words of its own.
  package let expectation: String?
  /// The words of the test to a learner.
  package let comment: String

  init(expectation: String?, comment: String) {
    self.expectation = expectation?.showingControls
    self.comment = comment.showingControls
  }
}
