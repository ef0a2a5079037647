import Foundation

/// Proves that the workbook is right: every shipped file fails as recorded, every answer and right variant
/// passes, and every wrong variant is refused by the test that it names.
public struct Verifier {
  private let workbook: Workbook
  private let grader: Grader
  private let heard: @Sendable (String) -> Void

  /// - Parameters:
  ///   - grader: Grades what is to be proved.
  ///   - heard: Told what takes time, a line each.
  public init(_ grader: Grader, heard: @escaping @Sendable (String) -> Void) {
    self.grader = grader
    self.heard = heard
    workbook = grader.workbook
  }

  /// Proves lessons as a whole.
  ///
  /// - Parameters:
  ///   - lessons: Lessons of the grader's workbook.
  ///   - recording: Whether the way in which the shipped files fail is to be recorded anew.
  /// - Returns: A proof for each exercise, and before those of a lesson one for the lesson itself if it has
  ///   problems.
  /// - Throws: An error of Foundation when a file cannot be written; `CancellationError`.
  public func proofs(of lessons: [Lesson], recording: Bool = false) async throws -> [Proof] {
    var proofs: [Proof] = []
    for lesson in lessons {
      let problems = Layout(workbook: workbook).problems(of: lesson)
      if !problems.isEmpty { proofs.append(Proof(title: lesson.title, problems: problems)) }
      proofs += try await self.proofs(of: lesson.exercises, in: lesson, recording: recording)
    }
    return proofs
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
    let layout = Layout(workbook: workbook)
    let originals = Originals(workbook)
    let goldenFile = Golden.file(of: lesson, in: workbook.root)
    var golden = Golden(text: (try? String(contentsOf: goldenFile, encoding: .utf8)) ?? "")
    var proofs: [Proof] = []
    var candidates: [Candidate] = []
    for exercise in exercises {
      let missing = layout.missingFiles(of: exercise)
      var proof = Proof(
        title: exercise.title,
        problems: missing.map { "\($0) is missing." }
          + layout.sectionProblems(of: exercise, in: lesson))
      if missing.isEmpty {
        let (found, problems) = try self.candidates(for: exercise, recorded: golden[exercise])
        candidates += found
        proof.problems += problems
        proof.problems += try await LessonPictures(grader: grader)
          .problems(of: exercise, in: lesson, recording: recording)
      }
      proofs.append(proof)
    }

    for (candidate, verdict) in try await graded(candidates, of: lesson) {
      let exercise = candidate.submission.exercise
      guard let index = exercises.firstIndex(of: exercise) else { continue }
      if case .shipped = candidate.role, case .success(let verdict) = verdict,
        verdict.outcome == .failed
      {
        if recording {
          golden[exercise] = verdict.refusals
          try originals.record(candidate.submission)
          continue
        }
        proofs[index].problems += originals.problems(with: candidate.submission)
      }
      if candidate.role == .answer, case .success(let verdict) = verdict, verdict.isPassed {
        proofs[index].problems += try screenProblems(
          of: exercise, with: verdict, recording: recording)
      }
      proofs[index].note(candidate, verdict)
    }
    if recording {
      try FileManager.default.createDirectory(
        at: goldenFile.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(golden.text(for: lesson).utf8).write(to: goldenFile, options: .atomic)
    }
    return proofs
  }

  /// What is wrong with the record of an exercise's screens; it is written anew instead when recording.
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

  private func candidates(
    for exercise: Exercise, recorded: [String]?
  ) throws -> ([Candidate], problems: [String]) {
    func submission(_ path: String) throws -> Submission {
      try Submission(exercise, at: path, in: workbook.root)
    }
    var problems: [String] = []
    var candidates = [
      Candidate(role: .shipped(recorded: recorded), submission: try submission(exercise.file)),
      Candidate(role: .answer, submission: try submission(exercise.answer)),
    ]
    for name in Catalog.names(in: workbook.root.appending(path: exercise.variants)) {
      let variant = try submission("\(exercise.variants)/\(name)")
      if name.hasPrefix("right-") {
        candidates.append(Candidate(role: .right, submission: variant))
      } else if name.hasPrefix("wrong-"),
        let match = variant.text.prefixMatch(of: /\/\/ Refused by: (.+)/)
      {
        candidates.append(
          Candidate(role: .wrong(refusedBy: String(match.1)), submission: variant))
      } else {
        problems.append(
          "\(variant.path) should be named “right-….swift”, or “wrong-….swift” with a first line "
            + "“// Refused by: <the name of a test>”.")
      }
    }
    return (candidates, problems)
  }

  /// Grades in rounds: each takes one candidate of every exercise, so that one build serves them all.
  ///
  /// - Returns: The candidates in their order, with what came of them.
  private func graded(
    _ candidates: [Candidate], of lesson: Lesson
  ) async throws -> [(Candidate, Result<Verdict, WorkbookError>)] {
    var verdicts = candidates.map { candidate in
      grader.knownVerdict(on: candidate.submission).map(Result<Verdict, WorkbookError>.success)
    }
    let waiting = Dictionary(grouping: candidates.indices.filter { verdicts[$0] == nil }) {
      candidates[$0].submission.exercise
    }
    let fillers = candidates.filter { $0.role == .answer }.map(\.submission)
    let rounds = waiting.values.map(\.count).max() ?? 0
    for round in 0..<rounds {
      let group = lesson.exercises.compactMap { exercise in
        waiting[exercise].flatMap { $0.indices.contains(round) ? $0[round] : nil }
      }
      let submissions = group.map { candidates[$0].submission }
      heard("\(lesson.title): build \(round + 1) of \(rounds), for \(group.count.counted("text"))")
      let found = try await grader.verdicts(
        on: submissions,
        fillers: fillers.filter { filler in
          !submissions.contains { $0.exercise == filler.exercise }
        })
      for (index, verdict) in zip(group, found) { verdicts[index] = verdict }
    }
    return zip(candidates, verdicts).compactMap { candidate, verdict in
      verdict.map { (candidate, $0) }
    }
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
