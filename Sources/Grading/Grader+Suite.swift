import Course

extension Grader {
  /// Sees that a suite that doesn't compile with a text compiles with the answer.
  ///
  /// Otherwise the suite is damaged, and no seam has changed.
  ///
  /// - Parameters:
  ///   - submission: The text.
  ///   - errors: The compiler's errors in the suite.
  ///   - stage: Where the answer is built.
  ///   - lock: The stage's lock, which the caller holds.
  /// - Throws: ``WorkbookError/broken(_:)`` when it doesn't; and as ``grade(_:)`` does.
  func expectSuiteFitsAnswer(
    to submission: Submission, _ errors: [CompilerMessage], at stage: Stage, _ lock: Lock
  ) async throws {
    let exercise = submission.exercise
    var errors = errors
    if submission.path != exercise.answer {
      guard let answer = try? Submission(exercise, at: exercise.answer, in: builder.root),
        known[answer] == nil,
        case .refused(let verdict) = try await build(answer, at: stage, lock),
        case .doesNotFit(_, let found) = verdict.outcome
      else { return }
      errors = found
    }
    guard let error = errors.first else { return }
    throw WorkbookError.broken(
      "\(error.file) doesn't compile, not even with \(exercise.answer):\n"
        + "\(error.file):\(error.line): \(error.text)\n\(error.wayBack)")
  }

  /// Builds a text, directly if that is possible.
  private func build(
    _ submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Builder.Outcome {
    try await builder.explaining {
      if directFault(of: submission.exercise) == nil {
        do {
          return try await builder.buildDirectly(submission, at: stage, lock)
        } catch is NotDirect {}
      }
      return try await builder.build(submission, at: stage, lock)
    }
  }
}
