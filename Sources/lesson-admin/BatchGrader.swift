import Course
import Grading
import Interface

/// A grader of many texts; tests use a grader that compiles nothing.
struct BatchGrader: Sendable {
  /// Called with the index and the result of each text, as soon as the result is known.
  typealias Found = (Int, Result<Verdict, WorkbookError>) -> Void

  let gradeAll: @Sendable ([Submission], Found) async throws -> [Result<Verdict, WorkbookError>]

  func results(
    of submissions: [Submission], found: Found = { _, _ in }
  ) async throws -> [Result<Verdict, WorkbookError>] {
    try await gradeAll(submissions, found)
  }
}

extension BatchGrader {
  /// Creates a grader that looks up stored verdicts, and grades other texts on all processors.
  init(
    _ pipeline: Pipeline, stored: @escaping @Sendable (Snapshot) -> Verdict?,
    grade: @escaping @Sendable (Snapshot, Stage) async throws -> Verdict
  ) {
    self.init { submissions, found in
      let snapshots = submissions.map(pipeline.snapshot)
      var results = snapshots.map { stored($0).map(Result<Verdict, WorkbookError>.success) }
      for (index, result) in results.enumerated() { if let result { found(index, result) } }
      let missing = results.indices.filter { results[$0] == nil }
      let graded = try await pipeline.results(
        of: missing.map { snapshots[$0] }, on: pipeline.stages, grade: grade,
        found: { found(missing[$0], $1) })
      for (index, result) in zip(missing, graded) { results[index] = result }
      return results.compactMap { $0 }
    }
  }

  init(_ pipeline: Pipeline) {
    self.init(pipeline, stored: pipeline.storedVerdict, grade: pipeline.grade(_:at:))
  }

  /// Creates a grader that grades every text again with one builder, and stores nothing.
  init(_ pipeline: Pipeline, with builder: BuilderKind) {
    self.init(
      pipeline, stored: { _ in nil }, grade: { try await pipeline.grade($0, at: $1, with: builder) }
    )
  }

  /// Creates a grader that stores any number of verdicts, separately from other commands.
  init(_ pipeline: Pipeline, keepingAllIn store: Store<Verdict>) {
    self.init(
      pipeline, stored: { store[$0.fingerprint] },
      grade: { snapshot, stage in
        let verdict = try await pipeline.grade(snapshot, at: stage, with: .direct)
        if verdict.isRepeatable { pipeline.store(verdict, for: snapshot, in: store) }
        return verdict
      })
  }
}

extension Result<Verdict, WorkbookError> {
  var isPassed: Bool {
    if case .success(let verdict) = self { verdict.isPassed } else { false }
  }

  /// The outcome and the failing tests, as the end of a sentence.
  var rendered: String {
    switch self {
    case .success(let verdict): verdict.comparisonKey
    case .failure(let error): error.text
    }
  }
}
