import Course
import Grading

/// The wiring of an exercise, or the verdict if its file doesn't compile.
enum WiringResult: Sendable {
  case wiring(Wiring)
  case doesNotCompile(Verdict)
}

extension App {
  /// Builds only the module of a submission, and reads its declarations.
  ///
  /// - Throws: ``WorkbookError`` if the build fails for a reason outside the submission, or
  ///   `CancellationError` if the task is canceled.
  func wiring(of submission: Submission, _ grader: Grader) async throws -> WiringResult {
    switch try await grader.module(submission) {
    case .rejected(let verdict): .doesNotCompile(verdict)
    case .built(let module): .wiring(try await readWiring(module))
    }
  }
}
