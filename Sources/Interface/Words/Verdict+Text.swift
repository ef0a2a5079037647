import Course
import Foundation
package import Grading

// MARK: Texts of verdicts that several formats use

extension Verdict {
  /// The verdict as the second half of a sentence that starts with the exercise's name.
  package var summary: String {
    switch outcome {
    case .passed: "is solved"
    case .failed where refusals.isEmpty:
      "passes its tests, but the process ended with an error"
    // A number would say little: a fix can reach more checks, and fail more.
    case .failed where shownKind == .check: "passes its tests, but not all checks"
    case .failed:
      "fails \(failingResults.count) of \(results(of: .test).count.counted("test"))"
    case .doesNotCompile(let errors): "doesn't compile: \(errors.count.counted("error"))"
    case .doesNotFit: "no longer fits its tests: the seam has changed"
    case .toolFailed(.ranTooLong(let seconds)):
      "takes longer than \(seconds) seconds to compile"
    case .toolFailed(.exceededMemory(let megabytes)):
      "takes more than \(megabytes) MiB of memory to compile"
    case .toolFailed(.signalled): "makes the compiler crash"
    case .toolFailed(.failed): "can't be built"
    case .crashed: "crashes in the middle of a \(shownKind.rawValue)"
    case .testNotSeen: "disturbs its tests"
    case .notGraded: "could not be graded"
    case .ranTooLong(let seconds): "was stopped after \(seconds) seconds"
    }
  }

  /// Returns the change since the previous verdict, or nil if there is nothing to compare.
  func change(since before: Verdict) -> String? {
    if self == before { return "No change" }
    guard !tests.isEmpty, !before.tests.isEmpty, !isPassed else { return nil }
    // Checks count only if both verdicts show checks, or the previous verdict passed.
    let kind = before.isPassed || shownKind == before.shownKind ? shownKind : .test
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

  private var failingResults: [TestResult] { results(of: shownKind).filter { $0.state != .passed } }

  private func passing(_ kind: TestResult.Kind) -> Set<String> {
    Set(results(of: kind).filter { $0.state == .passed }.map(\.name))
  }

  /// The failing test to show first, or the failing check if all tests pass.
  ///
  /// A test that ended the program comes first, because the program's end kept other tests from
  /// running.
  package var firstFailure: TestResult? {
    tests.first { $0.state == .unfinished }
      ?? tests.first { $0.state != .passed && $0.state != .notRun }
  }

  /// The sentence that comes before a failing check, or nil if a test fails or nothing fails.
  package var successBeforeChecks: String? {
    guard shownKind == .check else { return nil }
    let count = results(of: .test).count
    // A program that crashes doesn't work.
    return (firstFailure?.hasCrashed == true ? "" : "Your fix works: ")
      + "\(count) of \(count.counted("test")) \(count == 1 ? "passes" : "pass"). But …"
  }
}

extension Crash {
  /// The message of the fatal error, or a description of the crash.
  package var message: String {
    switch cause {
    case .message(let message): message
    case .runtimeFailure(let reason): "The program crashed: \(reason)."
    case .ending(.exceededMemory(let bytes)):
      "The program was ended: it used more than "
        + (bytes < 1 << 30 ? "\(bytes >> 20) MiB" : "\(bytes >> 30) GiB")
        + " of memory. Does a loop in your code, or a function that calls itself, create objects "
        + "without end?"
    case .ending(.signalled(let signal)) where [SIGILL, SIGTRAP].contains(signal):
      "The program crashed with signal \(signal), without a message. Often a number is too large "
        + "for its type, or as! casts an object to a class that it isn't."
    case .ending(.signalled(let signal)) where [SIGSEGV, SIGBUS].contains(signal):
      "The program crashed with signal \(signal). Often a function calls itself without end."
    case .ending(.signalled(let signal)): "The program was ended by signal \(signal)."
    case .ending(.exited):
      "The program exited in the middle of a test. Does your code call exit?"
    case .ending(.ranTooLong): "The program was stopped."
    }
  }

  /// The message with the location, or with the learner's last line before the crash.
  package var text: String {
    if let place { return "\(place.file):\(place.line): \(message)" }
    guard let lastLine else { return message }
    return "\(message)\nYour last line before the crash: \(lastLine.file):\(lastLine.line)"
  }
}

extension Verdict.Outcome {
  /// The outcome's name, which never changes, in documents for other programs.
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
  fileprivate var hasCrashed: Bool {
    state == .unfinished || issues.contains { $0.kind == .programCrashed }
  }

  /// The test's messages, each with its expectation.
  package var messages: String {
    issues.flatMap { [$0.comment, $0.expectation ?? ""] }.joinedWithoutEmpty(separator: "\n")
  }

  /// Returns a remark on a test that neither passed nor failed, or nil for other tests.
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
