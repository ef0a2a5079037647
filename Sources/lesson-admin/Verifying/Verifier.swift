import Course
import Grading
import Interface

/// Proves that the workbook is right: every starter file fails as recorded, every answer and right
/// solution passes, and every wrong solution is rejected by the test that it names.
struct Verifier {
  let workbook: Workbook

  /// Grades all texts of exercises, and looks at the pages and folders of whole lessons.
  ///
  /// If it's recording, it writes down how the starter files fail and what the screens show, and
  /// doesn't compare.
  ///
  /// - Returns: A result for each exercise, and one for each lesson that has problems itself.
  /// - Throws: ``WorkbookError`` when a text can't be read; `CancellationError`; an error of
  ///   Foundation when a file can't be written.
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

  /// Grades all texts of exercises again with both builders, the compiler alone and SwiftPM.
  ///
  /// - Returns: A result for each exercise; its problems are the texts whose verdicts differ.
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

/// The result of `verify` for an exercise, or for a lesson as a whole.
struct VerificationResult: Sendable, Equatable {
  /// The exercise's title, or the lesson's.
  let title: String
  /// The problems, a sentence each; none if all is proved.
  var problems: [String]
  /// The number of wrong solutions that were rejected by the test that they name.
  var wrongRejected = 0
  /// The number of right solutions that passed.
  var rightAccepted = 0
}
