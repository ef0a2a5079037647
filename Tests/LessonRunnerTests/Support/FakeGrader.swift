import Course
import Foundation
import Synchronization

@testable import Grading
@testable import lesson_runner

/// A grader that judges exercises of ``SampleWorkbook`` by the last literal in their text.
final class FakeGrader: Sendable {
  private struct State {
    var isFirstUse = false
    var suites = 1
    var stored: [String: Verdict] = [:]
    var results: [String: Result<Verdict, WorkbookError>] = [:]
    var graded: [String] = []
    var prepared: [[String]] = []
    var wiring = Wiring(parts: [], names: [:])
  }

  private let state = Mutex(State())

  var isFirstUse: Bool {
    get { state.withLock { $0.isFirstUse } }
    set { state.withLock { $0.isFirstUse = newValue } }
  }

  /// The exercises that were graded, not only looked up, in order.
  var graded: [String] { state.withLock { $0.graded } }
  /// The exercises that were built in advance.
  var prepared: [[String]] { state.withLock { $0.prepared } }

  /// The wiring of every module.
  var wiring: Wiring {
    get { state.withLock { $0.wiring } }
    set { state.withLock { $0.wiring = newValue } }
  }

  /// Sets the result of grading an exercise, whatever its text.
  func give(_ result: Result<Verdict, WorkbookError>, for id: String) {
    state.withLock { $0.results[id] = result }
  }

  /// Simulates a change of the suites, so that new graders find no stored verdicts.
  func changeSuites() { state.withLock { $0.suites += 1 } }

  var grader: Grader {
    let suites = state.withLock { $0.suites }
    @Sendable func key(_ submission: Submission) -> String {
      "\(suites) \(submission.exercise.id) \(submission.text)"
    }
    let grade = { @Sendable (submission: Submission) in
      await Task.yield()
      try Task.checkCancellation()
      return try self.grade(submission, key(submission))
    }
    let stored = { @Sendable (submission: Submission) in
      self.state.withLock { $0.stored[key(submission)] }
    }
    return Grader(
      isFirstUse: isFirstUse, storedVerdict: stored,
      verdict: { submission in
        if let verdict = stored(submission) { return (verdict, false) }
        return (try await grade(submission), true)
      },
      grade: grade,
      prepare: { submissions in
        let ids = submissions.map { "\($0.exercise.id)" }
        self.state.withLock { $0.prepared.append(ids) }
      },
      module: { submission in
        let verdict = try self.result(for: submission)
        if case .doesNotCompile = verdict.outcome { return .rejected(verdict) }
        return .built(
          BuiltModule(
            name: submission.exercise.module, folder: URL(filePath: "/"),
            source: URL(filePath: "/"), run: { _ in "" }))
      })
  }

  private func grade(_ submission: Submission, _ key: String) throws -> Verdict {
    let verdict = try result(for: submission)
    state.withLock { state in
      state.stored[key] = verdict
      state.graded.append("\(submission.exercise.id)")
      state.isFirstUse = false
    }
    return verdict
  }

  private func result(for submission: Submission) throws -> Verdict {
    let id = "\(submission.exercise.id)"
    if let result = state.withLock({ $0.results[id] }) { return try result.get() }
    return verdict(on: id, submission)
  }

  private func verdict(on id: String, _ submission: Submission) -> Verdict {
    guard let literal = submission.text.matches(of: /(\d+(?: - \d+)?|"[^"\n]*")\s*\}/).last?.1
    else {
      return Verdict(
        .doesNotCompile([
          CompilerMessage(
            file: submission.path, line: 1, column: 1, text: "expected an expression", excerpt: [])
        ]))
    }
    let value = literal == "3 - 2" ? "1" : String(literal)
    let tests =
      switch id {
      case "1.1":
        [
          test(
            "one is more than nothing", value != "0", "(one() → \(value)) > 0",
            "What is one without anything?"),
          test(
            "one is one", value == "1", "(one() → \(value)) == 1",
            "Count again. Which number comes first?"),
        ]
      case "1.2": [test("two is two", value == "2", "(two() → \(value)) == 2")]
      case "2.1": [test("it says hello", value == "\"hello\"", "(hello() → \(value)) == \"hello\"")]
      default: [test("it says bye", value == "\"bye\"", "(bye() → \(value)) == \"bye\"")]
      }
    return Verdict(tests.allSatisfy { $0.state == .passed } ? .passed : .failed, tests: tests)
  }

  private func test(
    _ name: String, _ isPassed: Bool, _ expectation: String, _ comment: String = ""
  ) -> TestResult {
    let issue = TestIssue(expectation: "Expectation failed: \(expectation)", comment: comment)
    return TestResult(
      name: name, state: isPassed ? .passed : .failed, issues: isPassed ? [] : [issue])
  }
}
