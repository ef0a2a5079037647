import Course
import Foundation
import Grading
import Interface

/// A grader of many texts; tests use a grader that compiles nothing.
struct BatchGrader: Sendable {
  /// Called with the index and the result of each text, as soon as the result is known.
  typealias Found = (Int, Result<Verdict, WorkbookError>) -> Void

  var stored: @Sendable (Submission) -> Verdict? = { _ in nil }
  /// Grades texts in parallel, even those with a stored verdict.
  let grade: @Sendable ([Submission], Found) async throws -> [Result<Verdict, WorkbookError>]

  /// Looks up stored verdicts, and grades the other texts.
  func results(
    of submissions: [Submission], found: Found = { _, _ in }
  ) async throws -> [Result<Verdict, WorkbookError>] {
    var results = submissions.map { stored($0).map(Result<Verdict, WorkbookError>.success) }
    for (index, result) in results.enumerated() { if let result { found(index, result) } }
    let missing = results.indices.filter { results[$0] == nil }
    let graded = try await grade(missing.map { submissions[$0] }) { found(missing[$0], $1) }
    for (index, result) in zip(missing, graded) { results[index] = result }
    return results.compactMap { $0 }
  }
}

extension BatchGrader {
  init(
    _ pipeline: Pipeline, on stages: [Stage]? = nil,
    stored: @escaping @Sendable (Snapshot) -> Verdict? = { _ in nil },
    grade: @escaping @Sendable (Snapshot, Stage) async throws -> Verdict
  ) {
    self.stored = { stored(pipeline.snapshot(of: $0)) }
    self.grade = { submissions, found in
      try await pipeline.results(
        of: submissions.map(pipeline.snapshot), on: stages ?? pipeline.stages, grade: grade,
        found: found)
    }
  }

  /// Creates a grader that uses the direct builder alone, and keeps all verdicts in its own store,
  /// also those that a busy machine can cause, which it repeats on demand.
  init(
    _ pipeline: Pipeline, on stages: [Stage]? = nil, in root: URL, folder: String,
    repeatsTimeouts: Bool = false
  ) {
    let store = Store<GradedText>(root: root, folder: folder, keepsAll: true)
    self.init(
      pipeline, on: stages,
      stored: { snapshot in
        let text = store[snapshot.fingerprint]
        guard let text, text.source == snapshot.submission.source else { return nil }
        return repeatsTimeouts && !text.verdict.isRepeatable ? nil : text.verdict
      },
      grade: { snapshot, stage in
        let verdict = try await pipeline.grade(snapshot, at: stage, with: .direct)
        let text = GradedText(source: snapshot.submission.source, verdict: verdict)
        pipeline.store(text, for: snapshot, in: store)
        return verdict
      })
  }

  /// A verdict with its text, because someone may forge another text with the same digest.
  private struct GradedText: Codable {
    let source: Data
    let verdict: Verdict
  }
}

extension Result<Verdict, WorkbookError> {
  /// The outcome and the failing tests, as the end of a sentence.
  var rendered: String {
    switch self {
    case .success(let verdict): verdict.comparisonKey
    case .failure(let error): error.text
    }
  }
}
