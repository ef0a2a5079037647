import Course
import Foundation
import Grading

/// A verdict with its text, because someone may forge another text with the same digest.
struct GradedText: Codable, Sendable {
  let source: Data
  let verdict: Verdict
}

/// A grader of untrusted texts; tests use a grader that compiles nothing.
struct HandInTexts: Sendable {
  var stored: @Sendable (Submission) -> GradedText?
  /// Grades texts again, stores the verdicts, and reports each as soon as it's known.
  var grade:
    @Sendable ([Submission], (Int, Result<GradedText, WorkbookError>) -> Void) async throws -> Void
}

extension HandInTexts {
  /// Grades on stages that no other command uses, because untrusted programs may have run on them.
  ///
  /// Verdicts from inside and outside a sandbox are stored separately.
  init(_ pipeline: Pipeline, in root: URL, isSandboxed: Bool, jobs: Int) {
    let store = Store<GradedText>(
      root: root, folder: isSandboxed ? "graded" : "graded-without-sandbox", keepsAll: true)
    let stages = (1...max(1, jobs)).map { Stage(root: root, side: ".build/hand-ins/\($0)") }
    stored = { submission in
      store[pipeline.snapshot(of: submission).fingerprint].flatMap {
        $0.source == submission.source ? $0 : nil
      }
    }
    grade = { submissions, found in
      _ = try await pipeline.results(
        of: submissions.map(pipeline.snapshot), on: stages,
        grade: { snapshot, stage in
          let verdict = try await pipeline.grade(snapshot, at: stage, with: .direct)
          let text = GradedText(source: snapshot.submission.source, verdict: verdict)
          if verdict.isRepeatable { pipeline.store(text, for: snapshot, in: store) }
          return text
        },
        found: found)
    }
  }
}
