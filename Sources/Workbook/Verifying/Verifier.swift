import Foundation

/// Proves that the workbook is right: every shipped file fails as recorded, every answer and right
/// variant passes, and every wrong variant is refused by the test that it names.
public struct Verifier {
  private let workbook: Workbook
  private let grader: Grader

  /// - Parameters:
  ///   - workbook: The workbook whose exercises are to be proved.
  ///   - grader: Grades what is to be proved, and tells what takes time.
  public init(_ workbook: Workbook, _ grader: Grader) {
    self.workbook = workbook
    self.grader = grader
  }

  /// Proves lessons as a whole.
  ///
  /// - Parameters:
  ///   - lessons: Lessons of the workbook.
  ///   - recording: Whether the way in which the shipped files fail is to be recorded anew.
  /// - Returns: A proof for each exercise,
  ///   and before those of a lesson one for the lesson itself if it has problems.
  /// - Throws: An error of Foundation when a file cannot be written; `CancellationError`.
  public func proofs(of lessons: [Lesson], recording: Bool = false) async throws -> [Proof] {
    let drafts = try lessons.map { lesson in
      var draft = try Draft(lesson.exercises, of: lesson, in: workbook)
      let problems = Layout(workbook: workbook).problems(of: lesson)
      if !problems.isEmpty {
        draft.proofs.insert(Proof(title: lesson.title, problems: problems), at: 0)
      }
      return draft
    }
    return try await proofs(from: drafts, recording: recording)
  }

  /// Proves exercises of one lesson; one alone is built alone, whatever state the others are in.
  ///
  /// - Parameters:
  ///   - exercises: What is to be proved.
  ///   - lesson: The lesson that they belong to; how its other exercises fail stays recorded.
  ///   - recording: Whether the way in which the shipped files fail is to be recorded anew.
  /// - Returns: A proof for each exercise.
  /// - Throws: An error of Foundation when a file cannot be written; `CancellationError`.
  public func proofs(
    of exercises: [Exercise], in lesson: Lesson, recording: Bool = false
  ) async throws -> [Proof] {
    try await proofs(
      from: [try Draft(exercises, of: lesson, in: workbook)], recording: recording)
  }

  /// Grades all texts of exercises anew in both ways, by the compiler itself and by SwiftPM.
  ///
  /// - Returns: A proof for each exercise; its problems are the texts whose verdicts differ.
  /// - Throws: As ``proofs(of:recording:)`` does.
  public func proofsOfBothWays(of exercises: [Exercise], in lesson: Lesson) async throws -> [Proof]
  {
    var draft = try Draft(exercises, of: lesson, in: workbook)
    let submissions = draft.candidates.map(\.submission)
    let direct = try await grader.outcomes(of: submissions, grade: grader.gradeOnlyDirectly)
    let package = try await grader.outcomes(of: submissions, grade: grader.gradeOnlyByPackage)
    for (submission, (direct, package)) in zip(submissions, zip(direct, package)) {
      guard let index = draft.proofs.firstIndex(where: { $0.title == submission.exercise.title })
      else { continue }
      let (direct, package) = (direct.told, package.told)
      if direct != package {
        draft.proofs[index].problems.append(
          "\(submission.path): the compiler alone says “\(direct)”, SwiftPM “\(package)”.")
      }
    }
    return draft.proofs
  }

  private func proofs(from drafts: [Draft], recording: Bool) async throws -> [Proof] {
    let candidates = drafts.flatMap(\.candidates)
    var outcomes = candidates.map { grader.known[$0.submission].map(Grader.Outcome.success) }
    let waiting = outcomes.indices.filter { outcomes[$0] == nil }
    let found = try await grader.outcomes(
      of: waiting.map { candidates[$0].submission }, grade: grader.grade)
    for (index, outcome) in zip(waiting, found) { outcomes[index] = outcome }
    var proofs: [Proof] = []
    for var draft in drafts {
      for (candidate, outcome) in zip(candidates, outcomes)
      where candidate.submission.exercise.lessonFolder == draft.lesson.folder {
        if let outcome { try draft.note(candidate, outcome, recording: recording) }
      }
      proofs += draft.proofs
    }
    return proofs
  }
}

extension Grader.Outcome {
  fileprivate var told: String {
    switch self {
    case .failure(let error): "\(error)"
    case .success(let verdict): verdict.told
    }
  }
}
