package import Course

/// The result of grading an exercise.
package struct Verdict: Codable, Equatable, Sendable {
  package enum Outcome: Codable, Equatable, Sendable {
    /// The process exited with 0, and every test of the suite ran and passed.
    case passed
    /// A test or check didn't pass, or the process ended with an error.
    case failed
    case doesNotCompile([CompilerMessage])
    /// The learner's file compiles, but the suite doesn't compile with it: the seam has changed.
    ///
    /// `seam` describes the seam, or is nil if the file's header comment doesn't.
    case doesNotFit(seam: String?, [CompilerMessage])
    /// The compiler or the linker crashed, or failed without reporting an error in the text.
    ///
    /// Such a verdict requires a sandbox that limits the tools; otherwise, the machine may be the
    /// reason.
    case toolFailed(ToolEnd)
    case crashed(Crash)
    /// The run ended, but this test of the suite is missing from the run's events.
    case testNotSeen(String)
    case ranTooLong(seconds: Int)
    /// The exercise couldn't be graded. Such a verdict is never stored.
    case notGraded(WorkbookError)
  }

  package let outcome: Outcome
  /// The results of the tests, and then of the checks, both in the order of their files; empty if
  /// nothing could run.
  package let tests: [TestResult]
  package let output: String

  package init(_ outcome: Outcome, tests: [TestResult] = [], output: String = "") {
    self.outcome = outcome
    self.tests = tests
    self.output = output
  }

  package var isPassed: Bool { outcome == .passed }

  package func results(of kind: TestResult.Kind) -> [TestResult] {
    tests.filter { $0.kind == kind }
  }

  /// The kind of results to show to a learner: checks if all tests pass and a check doesn't,
  /// otherwise tests.
  package var shownKind: TestResult.Kind {
    let failing = tests.filter { $0.state != .passed }
    return failing.contains { $0.kind == .test } || failing.isEmpty ? .test : .check
  }

  /// The names of the tests and checks that didn't pass, in order.
  package var refusals: [String] { tests.filter { $0.state != .passed }.map(\.name) }

  /// Returns whether another builder's verdict has a similar outcome and the same failing tests.
  ///
  /// The builders' messages and the places in them may differ.
  package func agrees(with other: Verdict) -> Bool {
    refusals == other.refusals && tests.count == other.tests.count
      && outcome.isAlike(other.outcome)
  }
}

extension Verdict.Outcome {
  fileprivate func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.doesNotCompile(let own), .doesNotCompile(let others)): own.count == others.count
    case (.doesNotFit, .doesNotFit), (.crashed, .crashed), (.testNotSeen, .testNotSeen): true
    default: self == other
    }
  }
}

/// The way in which the compiler or the linker ended in the sandbox.
package enum ToolEnd: Codable, Equatable, Sendable {
  case ranTooLong(seconds: Int)
  case exceededMemory(megabytes: Int)
  case signalled(Int32)
  /// The tool exited with an error; `output` is the start of the tool's output.
  case failed(output: String)

  init(of result: ChildProcess.Result, within seconds: Int) {
    self =
      switch result.ending {
      case .ranTooLong: .ranTooLong(seconds: seconds)
      case .exceededMemory(let bytes): .exceededMemory(megabytes: bytes >> 20)
      case .signalled(let signal): .signalled(signal)
      case .exited: .failed(output: Judge.shortened(result.output + result.errors))
      }
  }
}

package struct Crash: Codable, Equatable, Sendable {
  package enum Cause: Codable, Equatable, Sendable {
    /// The message of a fatal error, or of Swift's runtime.
    case message(String)
    /// The runtime failure that the backtrace names, such as an arithmetic overflow.
    case runtimeFailure(String)
    /// The way in which the program ended, if nothing else is known.
    case ending(ChildProcess.Ending)
  }

  package let cause: Cause
  /// The line in the learner's file that crashed.
  package var place: WorkbookError.Place?
  /// The last line in the learner's file before the crash, if other code crashed.
  package var lastLine: WorkbookError.Place?
}

package struct TestResult: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case passed, failed, skipped, cancelled
    /// The test started but didn't end: it crashed the process, or was running when the process
    /// ended.
    case unfinished
    /// Another test ended the process earlier.
    case notRun
  }

  package enum Kind: String, Codable, Sendable {
    /// A test of the exercise's goal.
    case test
    /// A check that rejects wrong fixes.
    case check
  }

  /// The test's display name.
  package let name: String
  package let state: State
  package var issues: [TestIssue] = []
  /// The picture of the screen that the test attached, or nil.
  package var screen: String?
  package var kind = Kind.test
}

/// A reason why a test failed.
package struct TestIssue: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case expectation
    /// The test started a program that crashed.
    case programCrashed
    /// The test couldn't run the compiler, which isn't the exercise's fault.
    case compilerNotAsked
  }

  package let kind: Kind
  /// The expectation with its values, or nil if the issue has none.
  package let expectation: String?
  /// The test's message to the learner.
  package let comment: String

  package init(_ kind: Kind = .expectation, expectation: String? = nil, comment: String) {
    self.kind = kind
    self.expectation = expectation?.showingControls
    self.comment = comment.showingControls
  }
}
