import Course
import Foundation
import Grading

/// A verdict with the text that it was given on: a stranger may write another with the same digest.
struct GradedText: Codable, Sendable {
  let source: Data
  let verdict: Verdict
  /// What a teacher should know of a text that passes; the points stay the same.
  let remarks: [String]
}

/// Grades texts that nobody here vouches for; tests pass one that compiles nothing.
struct HandInTexts: Sendable {
  var stored: @Sendable (Submission) -> GradedText?
  /// Grades texts again, stores what it finds, and reports each as soon as it's known.
  var grade:
    @Sendable ([Submission], (Int, Result<GradedText, WorkbookError>) -> Void) async throws -> Void
}

extension HandInTexts {
  /// Grades on stages that no other command uses: a stranger's program may have run there.
  ///
  /// Verdicts from a sandbox and those from outside are kept apart.
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
      let snapshots = submissions.map(pipeline.snapshot)
      _ = try await pipeline.results(
        of: snapshots, on: stages,
        grade: { snapshot, stage in
          let verdict = try await pipeline.grade(snapshot, at: stage, with: .direct)
          // A less busy machine may be fast enough the next time.
          if case .ranTooLong = verdict.outcome { return verdict }
          let text = GradedText(
            source: snapshot.submission.source, verdict: verdict,
            remarks: verdict.isPassed ? Self.remarks(on: snapshot.submission, stage, root) : [])
          pipeline.store(text, for: snapshot, in: store)
          return verdict
        },
        found: { index, result in
          found(
            index,
            result.map { verdict in
              store[snapshots[index].fingerprint]
                ?? GradedText(source: submissions[index].source, verdict: verdict, remarks: [])
            })
        })
    }
  }

  private static func remarks(
    on submission: Submission, _ stage: Stage, _ root: URL
  ) -> [String] {
    let uses = SuiteUses(of: submission.exercise, in: root)
    let object = try? Data(contentsOf: stage.suiteObject(of: submission.exercise))
    return object.flatMap(uses.foreignName).map { [SuiteUses.remark(on: $0)] } ?? []
  }
}
