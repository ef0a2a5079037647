import Course
package import Grading

// MARK: Texts of verdicts that several formats use

extension Verdict {
  /// Returns the change since the previous verdict, or nil if either has no test results.
  func change(since before: Verdict) -> String? {
    if self == before { return "No change" }
    guard !tests.isEmpty, !before.tests.isEmpty, !isPassed else { return nil }
    // Checks count only from one verdict that shows them to the next.
    let kind: TestResult.Kind = [stage, before.stage].contains(.test) ? .test : .check
    let (passing, passedBefore) = (passing(kind), before.passing(kind))
    let lost = passedBefore.subtracting(passing)
    let more = passing.subtracting(passedBefore).count
    let word = kind.rawValue
    var changes = more > 0 ? ["\(more) more \(more == 1 ? "\(word) passes" : "\(word)s pass")"] : []
    if let name = tests.map(\.name).first(where: lost.contains) {
      let failing = lost.count == 1 ? "\(word) fails" : "\(word)s fail"
      changes.append("\(lost.count) \(failing) again: “\(name)”")
    }
    return changes.isEmpty ? "The same \(word)s fail" : changes.joined(separator: ", ")
  }

  private func passing(_ kind: TestResult.Kind) -> Set<String> {
    Set(results(of: kind).filter { $0.state == .passed }.map(\.name))
  }

  /// The sentence that comes before a failing check, or nil if tests fail or nothing does.
  package var successBeforeChecks: String? {
    guard stage == .check else { return nil }
    let count = results(of: .test).count
    return
      "Your fix works: \(count) of \(count.counted("test")) \(count == 1 ? "passes" : "pass"). "
      + "But …"
  }
}

extension Crash {
  /// The message with the location, or with the learner's last line before the crash.
  package var text: String {
    if let place { return "\(place.file):\(place.line): \(message)" }
    guard let lastLine else { return message }
    return "\(message)\nYour last line before the crash: \(lastLine.file):\(lastLine.line)"
  }
}

extension Verdict.Outcome {
  /// The outcome's name in documents for other programs, which never changes.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .doesNotCompile: "does-not-compile"
    case .doesNotFit: "does-not-fit"
    case .toolFailed: "tool-failed"
    case .crashed: "crashed"
    case .testNotSeen: "disturbs-tests"
    case .ranTooLong: "ran-too-long"
    case .notGraded: "not-graded"
    }
  }
}

extension Optional<Verdict.Outcome> {
  /// The outcome's name, or `not-checked` if grading stopped earlier or couldn't start.
  package var name: String { self?.name ?? "not-checked" }
}

extension Verdict {
  package static func text(forUnseen test: String) -> String {
    """
    The run ended without a result of the test “\(test)”, so it doesn't count. Does your code \
    exit the program, or write to files that it didn't open?
    """
  }
}

extension TestResult {
  /// The test's messages, each with its expectation.
  package var messages: String {
    issues.flatMap { [$0.comment, $0.expectation ?? ""] }.joinedTexts(separator: "\n")
  }

  /// Returns the end of a sentence about a test without messages, or nil for other tests.
  package func note(in outcome: Verdict.Outcome) -> String? {
    switch state {
    case .passed, .failed: return nil
    case .skipped: return "was skipped; every test has to run"
    case .cancelled: return "was canceled; every test has to finish"
    case .notRun: return "not run"
    case .unfinished:
      if case .crashed = outcome { return "crashed" }
      return "didn't finish"
    }
  }
}
