extension Grader {
  typealias Verdicts = [Exercise: Result<Verdict, WorkbookError>]

  /// Grades several submissions, each for another exercise, with one build.
  ///
  /// - Parameters:
  ///   - submissions: What is graded, whether or not its verdict is known.
  ///   - fillers: Stand for the exercises of these lessons that are not graded.
  ///   - stage: Where they are built.
  /// - Returns: The verdicts, or why one could not be given.
  /// - Throws: `CancellationError` when the task was cancelled; an error of Foundation when the
  ///   build folder cannot be written to.
  func verdicts(
    on submissions: [Submission], fillers: [Submission], at stage: Stage
  ) async throws -> Verdicts {
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      try await together(submissions, fillers, stage, lock)
    }
  }

  /// Builds all of them at once, or, when one breaks the build for the others, in parts: a lesson
  /// at a time, and an exercise at a time where that fails, too.
  private func together(
    _ submissions: [Submission], _ fillers: [Submission], _ stage: Stage, _ lock: Lock
  ) async throws -> Verdicts {
    let all = submissions + fillers
    let lessons = Set(all.map(\.exercise.id.lesson)).sorted()
    let isOne = all.count == 1
    do {
      let found = try await grade(submissions, with: fillers, at: stage, lock)
      return Dictionary(
        uniqueKeysWithValues: zip(submissions.map(\.exercise), found.map { .success($0) }))
    } catch let error as WorkbookError where isOne {
      return [all[0].exercise: .failure(error)]
    } catch is WorkbookError {
      let parts =
        lessons.count > 1
        ? lessons.map { lesson in (submissions.of(lesson), fillers.of(lesson)) }
        : submissions.map { ([$0], []) }
      var verdicts = Verdicts()
      for (submissions, fillers) in parts where !submissions.isEmpty {
        verdicts.merge(try await together(submissions, fillers, stage, lock)) { $1 }
      }
      return verdicts
    }
  }
}

extension [Submission] {
  fileprivate func of(_ lesson: Int) -> [Submission] { filter { $0.exercise.id.lesson == lesson } }
}
