import Course
import Grading
import Interface

/// Verifies the workbook: starter files fail as recorded, answers and right solutions pass, and the
/// test that each wrong solution names rejects it.
struct Verifier {
  let workbook: Workbook

  /// Grades all texts of exercises, and checks the pages and folders of complete lessons.
  ///
  /// If `recording` is true, the starter files' failures and the screens are recorded, not
  /// compared.
  ///
  /// - Returns: A result for each exercise, and one for each lesson with problems of its own.
  /// - Throws: ``WorkbookError`` if a text can't be read; `CancellationError`; a Foundation error
  ///   if a file can't be written.
  func results(
    of parts: [Catalog.Part], _ grader: BatchGrader, recording: Bool
  ) async throws -> [VerificationResult] {
    let pending = try parts.map { try PendingChecks($0, in: workbook) }
    var verdicts = try await grader.results(
      of: pending.flatMap { $0.candidates.map(\.submission) })[...]
    return try pending.flatMap { pending in
      var pending = pending
      for candidate in pending.candidates {
        guard let verdict = verdicts.popFirst() else { break }
        try pending.add(verdict, on: candidate, recording: recording)
      }
      return pending.results
    }
  }

  /// Grades all texts of exercises again, with direct builds and with SwiftPM.
  ///
  /// - Returns: A result for each exercise; the problems are texts whose verdicts differ.
  func differences(
    in part: Catalog.Part, _ direct: BatchGrader, _ package: BatchGrader
  ) async throws -> [VerificationResult] {
    var pending = try PendingChecks(part, in: workbook)
    pending.results = part.exercises.map { VerificationResult(title: $0.title, problems: []) }
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

/// The result of `verify` for an exercise or a lesson.
struct VerificationResult: Sendable, Equatable {
  /// The title of the exercise or lesson.
  let title: String
  /// The problems, each as a sentence; empty if there are none.
  var problems: [String]
  /// The number of wrong solutions that their tests rejected.
  var wrongRejected = 0
  /// The number of right solutions that passed.
  var rightAccepted = 0
}
