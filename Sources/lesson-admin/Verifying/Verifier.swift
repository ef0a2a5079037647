import Course
import Grading
import Interface

/// Proves that the workbook is right: every starter file fails as recorded, every answer and right
/// solution passes, and every wrong solution is rejected by the test that it names.
struct Verifier {
  let workbook: Workbook
  let grader: BatchGrader

  /// Proves lessons as a whole.
  ///
  /// - Parameter recording: Whether the starter files, how they fail, and what the screens show are
  ///   recorded again.
  /// - Returns: A result for each exercise,
  ///   and before those of a lesson one for the lesson itself if it has problems.
  /// - Throws: ``WorkbookError`` when a text can't be read; `CancellationError`; an error of
  ///   Foundation when a file can't be written.
  func results(
    of lessons: [Lesson], recording: Bool = false
  ) async throws -> [VerificationResult] {
    let pending = try lessons.map { lesson in
      var pending = try PendingChecks(lesson.exercises, of: lesson, in: workbook)
      let problems = Layout(workbook: workbook).problems(of: lesson)
      if !problems.isEmpty {
        pending.results.insert(
          VerificationResult(title: lesson.title, problems: problems), at: 0)
      }
      return pending
    }
    return try await results(of: pending, recording: recording)
  }

  /// Proves one exercise, whatever state the others of its lesson are in.
  func results(
    of exercise: Exercise, in lesson: Lesson, recording: Bool = false
  ) async throws -> [VerificationResult] {
    try await results(
      of: [try PendingChecks([exercise], of: lesson, in: workbook)], recording: recording)
  }

  private func results(
    of pending: [PendingChecks], recording: Bool
  ) async throws -> [VerificationResult] {
    let verdicts = try await grader.results(
      of: pending.flatMap { $0.candidates.map(\.submission) })
    var rest = verdicts[...]
    return try pending.flatMap { pending in
      var pending = pending
      for (candidate, verdict) in zip(pending.candidates, rest.prefix(pending.candidates.count)) {
        try pending.add(verdict, on: candidate, recording: recording)
      }
      rest = rest.dropFirst(pending.candidates.count)
      return pending.results
    }
  }

  /// Grades all texts of exercises again with both builders, the compiler alone and SwiftPM.
  ///
  /// - Returns: A result for each exercise; its problems are the texts whose verdicts differ.
  func differences(
    of exercises: [Exercise], in lesson: Lesson, _ direct: BatchGrader, _ package: BatchGrader
  ) async throws -> [VerificationResult] {
    var pending = try PendingChecks(exercises, of: lesson, in: workbook)
    pending.results = exercises.map { VerificationResult(title: $0.title, problems: []) }
    let submissions = pending.candidates.map(\.submission)
    let results = zip(
      try await direct.results(of: submissions), try await package.results(of: submissions))
    for (submission, (direct, package)) in zip(submissions, results)
    where direct.rendered != package.rendered {
      pending.add(
        "\(submission.path): the compiler alone says “\(direct.rendered)”, SwiftPM "
          + "“\(package.rendered)”.", to: submission.exercise)
    }
    return pending.results
  }
}
