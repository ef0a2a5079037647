import Course
import Grading

/// How an exercise is wired, or the verdict on a file that doesn't compile.
enum WiringResult: Sendable {
  case wiring(Wiring)
  case doesNotCompile(Verdict)
}

extension App {
  /// Builds the module with a submission alone, and reads what it declares.
  ///
  /// - Throws: ``WorkbookError`` when that fails through no fault of the submission;
  ///   `CancellationError`.
  func wiring(of submission: Submission, _ grader: Grader) async throws -> WiringResult {
    switch try await grader.module(submission) {
    case .rejected(let verdict): .doesNotCompile(verdict)
    case .built(let module): .wiring(try await readWiring(module))
    }
  }
}
