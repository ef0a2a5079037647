import Course
import Grading
import Interface

extension JSONDocument {
  struct Test: Encodable {
    /// The display name: a sentence about what a person would see.
    let name: String
    let state: State
    /// The reasons why it failed; none if it did not.
    let issues: [Issue]
    /// The picture of the screen that it looked at, if it attached one.
    let screen: String?
  }

  enum State: String, Encodable {
    case passed, failed
    /// It counts as failed: every test has to run.
    case skipped
    /// It was called off in the middle, and counts as failed.
    case cancelled
    /// It started and did not end: it ended the program, or was stopped.
    case unfinished
    /// It did not get its turn, because another test ended the program.
    case notRun = "not-run"
  }

  /// A reason why a test failed.
  struct Issue: Encodable {
    /// The expectation with the values that it saw; left out when the test has words of its own.
    let expectation: String?
    /// The words of the test to a learner; may be empty.
    let comment: String
  }
}

extension JSONDocument.Test {
  init(_ test: TestResult) {
    name = test.name
    state = JSONDocument.State(test.state)
    issues = test.issues.map {
      JSONDocument.Issue(expectation: $0.expectation, comment: $0.comment)
    }
    screen = test.screen
  }
}

extension JSONDocument.State {
  fileprivate init(_ state: TestResult.State) {
    self =
      switch state {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .cancelled: .cancelled
      case .unfinished: .unfinished
      case .notRun: .notRun
      }
  }
}
