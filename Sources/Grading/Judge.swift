import Course
import Foundation

/// A judge that turns the run of a suite into a verdict (step 5).
struct Judge {
  let submission: Submission
  /// The time limit that a run had, in seconds.
  let secondsAllowed: Int

  /// Returns the verdict on a run.
  ///
  /// - Throws: ``WorkbookError/noTests(id:suite:)`` if the run contained no test of the suite.
  func verdict(on run: SuiteRunner.Run) throws -> Verdict {
    let exercise = submission.exercise
    if run.tests.isEmpty, run.missing.isEmpty, run.hasEnded {
      throw WorkbookError.noTests(id: exercise.id, suite: exercise.tests)
    }
    let all = run.tests + run.missing
    return Verdict(
      outcome(of: run), tests: all.filter { $0.kind == .test } + all.filter { $0.kind == .check },
      output: Self.shortened(run.output))
  }

  private func outcome(of run: SuiteRunner.Run) -> Verdict.Outcome {
    if run.ending == .ranTooLong { return .ranTooLong(seconds: secondsAllowed) }
    if !run.hasEnded || run.ending.hasExceededMemory { return .crashed(crash(in: run)) }
    guard run.tests.allSatisfy({ $0.state == .passed }) else { return .failed }
    if let missing = run.missing.first { return .testNotSeen(missing.name) }
    return run.ending == .exited(0) ? .passed : .failed
  }

  /// Reads the crash from the program's error output: a message, and perhaps a backtrace, which
  /// begins with the innermost call.
  private func crash(in run: SuiteRunner.Run) -> Crash {
    let lines = run.errors.split(whereSeparator: \.isNewline)
    let exercise = submission.exercise
    func place(in line: Substring, after path: String) -> WorkbookError.Place? {
      line.firstRange(of: path).flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
        .map { .init(file: submission.path, line: $0) }
    }
    // On Linux, a backtrace omits the calls that led to C's `abort`, or that filled the stack.
    let lastLine = lines.lazy.filter { $0.contains(" at /") }
      .compactMap { place(in: $0, after: "/\(exercise.stem).swift:") }.first

    // Only the last fatal error counts, because exit tests may have expected earlier errors.
    let kinds = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
      "Simultaneous accesses", "deallocated with non-zero retain count",
    ]
    if let line = lines.last(where: { line in kinds.contains { line.contains($0) } }) {
      let path = "\(exercise.module)/\(exercise.stem).swift:"
      guard let start = line.firstRange(of: path) else {
        return Crash(cause: .message(String(line)), lastLine: lastLine)
      }
      let message = line[start.upperBound...].drop { $0.isNumber }.drop { ": ".contains($0) }
      return Crash(cause: .message(String(message)), place: place(in: line, after: path))
    }
    let reason = lines.lazy
      .compactMap { $0.wholeMatch(of: /\*\*\* Swift runtime failure: (.+) \*\*\*/)?.1 }.first
    return Crash(
      cause: reason.map { .runtimeFailure(String($0)) } ?? .ending(run.ending),
      lastLine: run.ending.hasExceededMemory ? nil : lastLine)
  }

  static func shortened(_ output: String) -> String {
    let lines = output.trimmingCharacters(in: .newlines)
      .split(maxSplits: 20, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.prefix(20).map { $0.count > 200 ? "\($0.prefix(200))…" : String($0) }
    return (shown + (lines.count > 20 ? ["… and more"] : [])).joined(separator: "\n")
  }
}
