import Course
import Grading
import Interface

/// Verifies the workbook: starter files fail as recorded, answers and right solutions pass, and
/// each mistake is rejected by the test that it names.
struct Verifier {
  let workbook: Workbook

  /// Grades all texts of exercises, and checks the pages and folders of complete lessons.
  ///
  /// If `recording` is true, the failures and the screens are recorded, not compared.
  ///
  /// - Returns: A result for the pages about all lessons, if they have problems; then, for each
  ///   lesson, a result if the lesson has problems, and a result for each exercise.
  /// - Throws: ``WorkbookError`` if a text can't be read; `CancellationError`; a Foundation error
  ///   if a file can't be written.
  func results(
    of parts: [Catalog.Part], _ grader: BatchGrader, recording: Bool
  ) async throws -> [VerificationResult] {
    let verifications = try parts.map(verifications)
    var verdicts = try await grader.results(of: verifications.flatMap(\.submissions))[...]
    let mentions = Mention.all(in: workbook.catalog).flatMap { $0.problems(in: workbook.root) }
    let book = VerificationResult(title: "The book's pages", problems: mentions)
    return try (mentions.isEmpty ? [] : [book])
      + zip(parts, verifications).flatMap { part, verifications in
        let isWhole = part.exercises == part.lesson.exercises
        let problems = isWhole ? Layout(lesson: part.lesson, root: workbook.root).problems : []
        let own = VerificationResult(title: part.lesson.title, problems: problems)
        return try (problems.isEmpty ? [] : [own])
          + verifications.map { verification in
            let count = verification.candidates.count
            defer { verdicts = verdicts.dropFirst(count) }
            return try verification.result(of: verdicts.prefix(count), recording: recording)
          }
      }
  }

  /// Grades all texts of exercises again, with direct builds and with SwiftPM.
  ///
  /// - Returns: A result for each exercise; the problems are texts whose verdicts differ.
  func differences(
    in part: Catalog.Part, _ direct: BatchGrader, _ package: BatchGrader
  ) async throws -> [VerificationResult] {
    var results = part.exercises.map { VerificationResult(title: $0.title, problems: []) }
    let submissions = try verifications(in: part).submissions
    let verdicts = zip(
      try await direct.results(of: submissions), try await package.results(of: submissions))
    for (submission, (direct, package)) in zip(submissions, verdicts)
    where !direct.agrees(with: package) {
      guard let index = part.exercises.firstIndex(of: submission.exercise) else { continue }
      results[index].problems.append(
        "\(submission.path): the compiler alone says “\(direct.summary)”, SwiftPM "
          + "“\(package.summary)”.")
    }
    return results
  }

  private func verifications(in part: Catalog.Part) throws -> [Verification] {
    try part.exercises.map { try Verification($0, in: part.lesson, workbook.root) }
  }
}

extension [Verification] {
  fileprivate var submissions: [Submission] { flatMap { $0.candidates.map(\.submission) } }
}

/// The result of `verify` for an exercise, a lesson, or the pages about all lessons.
struct VerificationResult: Equatable {
  let title: String
  /// The problems, each as a sentence; empty if there are none.
  var problems: [String]
  /// Suggestions to the author, which aren't problems.
  var notes: [String] = []
  /// The number of mistakes that their tests rejected.
  var rejectedMistakeCount = 0
  /// The number of right solutions that passed.
  var acceptedDesignCount = 0
}
