import Foundation

extension Grader {
  typealias Outcome = Result<Verdict, WorkbookError>

  /// Grades many submissions, as many beside each other as there are processors.
  ///
  /// Each that is under way has a stage of its own.
  ///
  /// - Parameters:
  ///   - submissions: What is graded.
  ///   - grade: Grades one of them on a stage.
  /// - Returns: What came of them, in their order.
  /// - Throws: `CancellationError`; an error of Foundation when a build folder cannot be written.
  func outcomes(
    of submissions: [Submission],
    grade: @escaping @Sendable (Submission, Stage) async throws -> Verdict
  ) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: (Int, Stage, Outcome).self) { group in
      var outcomes: [Int: Outcome] = [:]
      var free = (0..<ProcessInfo.processInfo.activeProcessorCount).map { number in
        Stage(root: builder.root, side: number == 0 ? nil : ".build/side-\(number)")
      }
      if !submissions.isEmpty {
        builder.progress("Grading \(submissions.count.counted("text"))")
      }
      for (index, submission) in submissions.enumerated() {
        if free.isEmpty, let (index, stage, outcome) = try await group.next() {
          outcomes[index] = outcome
          free.append(stage)
        }
        if index > 0, index.isMultiple(of: 20) {
          builder.progress("\(index) of \(submissions.count)")
        }
        let stage = free.removeFirst()
        group.addTask {
          do {
            return (index, stage, .success(try await grade(submission, stage)))
          } catch let error as WorkbookError {
            return (index, stage, .failure(error))
          }
        }
      }
      for try await (index, _, outcome) in group { outcomes[index] = outcome }
      return outcomes.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
