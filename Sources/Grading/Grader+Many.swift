package import Course
package import Foundation

extension Grader {
  package typealias Outcome = Result<Verdict, WorkbookError>

  /// Grades many submissions, as many beside each other as there are stages.
  ///
  /// - Parameters:
  ///   - submissions: What is graded.
  ///   - stages: Where they are built; one for each processor unless told.
  ///   - grade: Grades one of them on a stage.
  ///   - found: Told what came of each as soon as it is known, with its place among them.
  /// - Returns: What came of them, in their order.
  /// - Throws: `CancellationError`; an error of Foundation when a build folder cannot be written.
  package func outcomes(
    of submissions: [Submission], on stages: [Stage]? = nil,
    grade: @escaping @Sendable (Submission, Stage) async throws -> Verdict,
    found: (Int, Outcome) -> Void = { _, _ in }
  ) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: (Int, Stage, Outcome).self) { group in
      var outcomes: [Int: Outcome] = [:]
      var free = stages ?? ownStages
      func note(_ index: Int, _ outcome: Outcome) {
        outcomes[index] = outcome
        found(index, outcome)
      }
      if !submissions.isEmpty {
        builder.progress("Grading \(submissions.count.counted("text"))")
      }
      for (index, submission) in submissions.enumerated() {
        if free.isEmpty, let (index, stage, outcome) = try await group.next() {
          note(index, outcome)
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
      for try await (index, _, outcome) in group { note(index, outcome) }
      return outcomes.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private var ownStages: [Stage] {
    (0..<ProcessInfo.processInfo.activeProcessorCount).map { number in
      Stage(root: builder.root, side: number == 0 ? nil : ".build/side-\(number)")
    }
  }
}
