import Course
import Foundation
import Grading
import Interface

/// The proofs of exercises of one lesson, while their texts wait for a verdict.
struct Draft {
  let lesson: Lesson
  private(set) var candidates: [Candidate] = []
  var proofs: [Proof] = []
  private let workbook: Workbook

  /// Looks at the files of the exercises, without building anything.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when a text cannot be read.
  init(_ exercises: [Exercise], of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    let layout = Layout(workbook: workbook)
    for exercise in exercises {
      let missing = layout.missingFiles(of: exercise)
      proofs.append(
        Proof(
          title: exercise.title,
          problems: missing.map { "\($0) is missing." }
            + layout.sectionProblems(of: exercise, in: lesson)))
      if missing.isEmpty { try addCandidates(for: exercise, in: workbook.root) }
    }
  }

  private mutating func addCandidates(for exercise: Exercise, in root: URL) throws {
    func add(_ role: Candidate.Role, _ path: String) throws {
      candidates.append(
        Candidate(role: role, submission: try Submission(exercise, at: path, in: root)))
    }
    try add(.shipped(recorded: FailureRecord(of: exercise, in: root)?.tests), exercise.file)
    try add(.answer, exercise.answer)
    // “same.txt” is what .ci/mutate reads.
    let records = ["shipped.swift", "failures.txt", "screens.txt", "told.txt", "same.txt"]
    for name in root.appending(path: exercise.proofs).visibleNames
    where !records.contains(name) {
      let path = "\(exercise.proofs)/\(name)"
      let text = try Submission(exercise, at: path, in: root).text
      if name.hasPrefix("right-") {
        try add(.right, path)
      } else if name.hasPrefix("wrong-"),
        let match = text.prefixMatch(of: /\/\/ Refused by: (.+)/)
      {
        try add(.wrong(refusedBy: String(match.1)), path)
      } else {
        proofs[proofs.count - 1].problems.append(
          "\(path) should be named “right-….swift”, or “wrong-….swift” with a first line "
            + "“// Refused by: <the name of a test>”.")
      }
    }
  }

  /// Adds to the proof of the candidate's exercise what its verdict proves.
  ///
  /// - Parameters:
  ///   - candidate: One of ``candidates``.
  ///   - verdict: What came of it.
  ///   - recording: Whether a shipped file, and the way in which it fails,
  ///     are taken down, and not compared.
  /// - Throws: An error of Foundation when a file cannot be written.
  mutating func note(
    _ candidate: Candidate, _ verdict: Result<Verdict, WorkbookError>, recording: Bool
  ) throws {
    let exercise = candidate.submission.exercise
    guard let index = proofs.firstIndex(where: { $0.title == exercise.title }) else { return }
    if case .shipped = candidate.role, case .success(let verdict) = verdict,
      verdict.outcome == .failed
    {
      let originals = Originals(workbook)
      let told = ToldScreen(
        verdict, on: exercise, goal: lesson.section(of: exercise)?.goal, in: workbook.root)
      if recording {
        try told.record(in: workbook.root)
        try FailureRecord(tests: verdict.refusals).write(for: exercise, in: workbook.root)
        try originals.record(candidate.submission)
        return
      }
      proofs[index].problems += originals.problems(with: candidate.submission)
      proofs[index].problems += told.problems(in: workbook.root)
    }
    if candidate.role == .answer, case .success(let verdict) = verdict, verdict.isPassed {
      proofs[index].problems += try screenProblems(
        of: exercise, with: verdict, recording: recording)
    }
    proofs[index].note(candidate, verdict)
  }

  /// The problems with the record of an exercise's screens;
  /// it is written anew instead when recording.
  private func screenProblems(
    of exercise: Exercise, with verdict: Verdict, recording: Bool
  ) throws -> [String] {
    let screens = ScreenRecord(verdict)
    if recording { try screens.write(for: exercise, in: workbook.root) }
    return ScreenRecord(of: exercise, in: workbook.root) == screens
      ? []
      : [
        "\(ScreenRecord.path(of: exercise)) is not what the screens show with the answer. "
          + "“verify \(exercise.id) --record” records them."
      ]
  }
}

extension Proof {
  fileprivate mutating func note(
    _ candidate: Candidate, _ verdict: Result<Verdict, WorkbookError>
  ) {
    switch verdict {
    case .failure(let error):
      problems.append("\(candidate.submission.path) cannot be graded: \(error)")
    case .success(let verdict):
      if let problem = candidate.problem(with: verdict) {
        problems.append(problem)
      } else if case .wrong = candidate.role {
        wrongRefused += 1
      } else if candidate.role == .right {
        rightAccepted += 1
      }
    }
  }
}
