import Course
import Foundation

extension TestRun {
  /// Runs the suite and says what came of it;
  /// a run that a test ended is repeated to tell which one.
  ///
  /// - Parameter path: The file that stands for the exercise, for a crash in it.
  /// - Returns: The verdict.
  /// - Throws: ``WorkbookError/noTests(_:)`` when no test of the suite was part of the run;
  ///   ``WorkbookError/failed(_:)`` when something kept the tests from an answer twice.
  func verdict(onFileAt path: String) async throws -> Verdict {
    var result = try await run()
    if fault(of: result) != nil {
      result = try await run()
      if let fault = fault(of: result) { throw WorkbookError.failed(fault) }
    }
    var outcome = outcome(of: result, path)
    if case .exceededMemory = result.ending {
      // Another run would only fill the memory again.
    } else if !result.hasEnded {
      // Beside each other, tests that are innocent may be under way as well. The repeated run only
      // names the test: it counts if it ended as the first one did.
      let ranTooLong = result.ending == .ranTooLong
      let again = try await run(
        toBlame: true, within: ranTooLong ? secondsToBlame : secondsAllowed)
      let endedAlike = (again.ending == .ranTooLong) == ranTooLong && !again.tests.isEmpty
      if !again.hasEnded, fault(of: again) == nil, endedAlike {
        result = again
        outcome = self.outcome(of: result, path)
      }
    } else if wasStopped(in: result.tests) {
      let again = try await run(toBlame: true)
      if again.hasEnded, again.tests.map(\.state) == result.tests.map(\.state) { result = again }
    }
    if result.tests.isEmpty, result.missing.isEmpty, result.hasEnded {
      throw WorkbookError.noTests(
        "No test of a suite “\(exercise.id) …” ran. It should stand in \(exercise.tests).")
    }
    let missing = result.missing.map { TestResult(name: $0, state: .notRun, issues: []) }
    return Verdict(outcome, tests: result.tests + missing, output: Self.shortened(result.output))
  }

  /// What kept the tests from an answer, and is no doing of the exercise; nil if nothing did.
  private func fault(of result: Result) -> String? {
    if case .exceededMemory = result.ending { return nil }
    if case .signalled(let signal) = result.ending, result.ending.isFromOutside {
      return """
        The tests of \(exercise.title) were ended from outside, by signal \(signal), so there is \
        no verdict. Often the memory was full, or another limit of the system was reached. If it \
        happens again: does the code make more and more of something?
        """
    }
    // That is how `env` says that it cannot start a program.
    if [.exited(126), .exited(127)].contains(result.ending), result.tests.isEmpty {
      return """
        The tests of \(exercise.title) could not be started: \
        \(result.errors.trimmingCharacters(in: .whitespacesAndNewlines))
        """
    }
    let issues = result.tests.lazy.flatMap(\.issues)
    return issues.map(\.comment).first { $0.hasPrefix("Not your fault: ") }
  }

  private func outcome(of result: Result, _ path: String) -> Verdict.Outcome {
    if result.ending == .ranTooLong { return .ranTooLong(seconds: secondsAllowed) }
    if case .exceededMemory = result.ending { return .crashed(text: crash(of: result, path)) }
    guard result.hasEnded else {
      let words = crash(of: result, path)
      let line = Backtrace(in: result.errors).line(of: "\(exercise.stem).swift")
      if let line, !words.contains("\(path):") {
        return .crashed(text: "\(words)\nYour last line before that is \(path):\(line).")
      }
      return .crashed(text: words)
    }
    let allPassed = result.tests.allSatisfy { $0.state == .passed }
    if allPassed, let name = result.missing.first {
      return .disturbsTests(
        text: """
          The run came to its end, and nothing was seen of the test “\(name)”. Only a run with all \
          tests of the suite counts. Does something write into what the tests tell, or leave the \
          program?
          """)
    }
    return allPassed && result.ending == .exited(0) ? .passed : .failed
  }

  /// The words that Swift begins with when it stops a program.
  private static let lastWords = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The fatal error's own words, from the last line that has any;
  /// a test may expect another's death.
  private func crash(of result: Result, _ path: String) -> String {
    let lines = result.errors.split(separator: "\n")
    if case .exceededMemory(let bytes) = result.ending {
      return "The program used more than \(bytes >> 20) MiB of memory, and was stopped. Does the "
        + "code create more and more of something?"
    }
    if let line = lines.last(where: { line in Self.lastWords.contains { line.contains($0) } }) {
      return String(line).replacing("\(exercise.module)/\(exercise.stem).swift:", with: "\(path):")
    }
    if let reason = Backtrace(in: result.errors).reason {
      return "Swift stopped the process: \(reason)."
    }
    return switch result.ending {
    case .signalled(let signal) where [SIGILL, SIGTRAP].contains(signal):
      "Swift stopped the process, by signal \(signal), and gave no reason. Often that is a number "
        + "too large for its type, or a cast with as! to a class that it is not."
    case .signalled(let signal) where [SIGSEGV, SIGBUS].contains(signal):
      """
      The process was ended by signal \(signal). Often that is a function \
      that calls itself without end.
      """
    case .signalled(let signal):
      "The process was ended by signal \(signal)."
    case .exited:
      "The process left in the middle of a test. Does something call exit?"
    case .ranTooLong, .exceededMemory:
      "The process was stopped."
    }
  }

  /// Whether a program that a test started was stopped in one of these tests.
  private func wasStopped(in tests: [TestResult]) -> Bool {
    tests.flatMap(\.issues).contains {
      $0.comment.hasPrefix("The program was stopped")
        || $0.expectation?.contains(" → .signal(") == true
    }
  }

  /// The first lines of what an exercise printed, with a note if there is more.
  private static func shortened(_ output: String) -> String {
    let lines = output.trimmingCharacters(in: .newlines)
      .split(separator: "\n", maxSplits: 20, omittingEmptySubsequences: false)
    let shown = lines.prefix(20).map { $0.count > 200 ? "\($0.prefix(200))…" : String($0) }
    return (shown + (lines.count > 20 ? ["… and more, left out here"] : []))
      .joined(separator: "\n")
  }
}
