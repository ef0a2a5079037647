import Course
import Grading
import Interface

/// A grader of many texts.
///
/// Closures do its work, so that tests can use a grader that compiles nothing.
struct BatchGrader: Sendable {
  /// A function called with the index and the result of each text, as soon as the result is known.
  typealias ResultHandler = (Int, Result<Verdict, WorkbookError>) -> Void

  var storedVerdict: @Sendable (Submission) -> Verdict? = { _ in nil }
  /// Grades texts in parallel, even those with a stored verdict.
  let grade: @Sendable ([Submission], ResultHandler) async throws -> Void

  /// Looks up stored verdicts, and grades the other texts.
  func results(of submissions: [Submission]) async throws -> [Result<Verdict, WorkbookError>] {
    var results = submissions.map { storedVerdict($0).map(Result<Verdict, WorkbookError>.success) }
    let missing = results.indices.filter { results[$0] == nil }
    try await grade(missing.map { submissions[$0] }) { results[missing[$0]] = $1 }
    return results.compactMap { $0 }
  }
}

extension BatchGrader {
  init(_ pipeline: Pipeline, on stages: [Stage]? = nil) {
    storedVerdict = pipeline.storedVerdict
    grade = { submissions, found in
      try await pipeline.grade(submissions, at: stages ?? pipeline.stages, onResult: found)
    }
  }
}

extension Result<Verdict, WorkbookError> {
  func agrees(with other: Self) -> Bool {
    switch (self, other) {
    case (.success(let own), .success(let others)): own.agrees(with: others)
    case (.failure(let own), .failure(let others)): own == others
    default: false
    }
  }

  /// The outcome and the failing tests, as the end of a sentence.
  var summary: String {
    switch self {
    case .success(let verdict): ([verdict.summary] + verdict.refusals).joined(separator: "; ")
    case .failure(let error): error.text
    }
  }
}
