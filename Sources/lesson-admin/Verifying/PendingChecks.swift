import Course
import Foundation
import Grading
import Interface

/// The results of exercises in one lesson, while their texts are being graded.
struct PendingChecks {
  let lesson: Lesson
  private(set) var candidates: [Candidate] = []
  var results: [VerificationResult] = []
  private let workbook: Workbook

  /// Checks the exercises' files, without building anything.
  init(_ part: Catalog.Part, in workbook: Workbook) throws {
    lesson = part.lesson
    self.workbook = workbook
    let layout = Layout(workbook: workbook)
    let problems = part.exercises == lesson.exercises ? layout.problems(of: lesson) : []
    if !problems.isEmpty {
      results.append(VerificationResult(title: lesson.title, problems: problems))
    }
    for exercise in part.exercises {
      let missing = layout.missingFiles(of: exercise)
      results.append(
        VerificationResult(
          title: exercise.title,
          problems: missing.map { "\($0) is missing." }
            + layout.sectionProblems(of: exercise, in: lesson)
            + layout.placeholderProblems(of: exercise, in: lesson)))
      if missing.isEmpty { try addCandidates(for: exercise) }
    }
  }

  private mutating func addCandidates(for exercise: Exercise) throws {
    let root = workbook.root
    func candidate(_ role: Candidate.Role, _ path: String) throws -> Candidate {
      Candidate(role: role, submission: try Submission(exercise, at: path, in: root))
    }
    let recorded = FailureRecord(of: exercise, in: root)?.tests
    candidates.append(try candidate(.shipped(recorded: recorded), exercise.file))
    candidates.append(try candidate(.answer, exercise.answer))
    let records = ["shipped.swift", "failures.txt", "screens.txt", "told.txt", "same.txt"]
    for name in root.appending(path: exercise.proofs).visibleNames
    where !records.contains(name) {
      let path = "\(exercise.proofs)/\(name)"
      let right = try candidate(.right, path)
      if name.hasPrefix("right-") {
        candidates.append(right)
      } else if name.hasPrefix("wrong-"),
        let match = right.submission.text.prefixMatch(of: /\/\/ Rejected by: (.+)/)
      {
        candidates.append(
          Candidate(role: .wrong(rejectedBy: String(match.1)), submission: right.submission))
      } else {
        add(
          "\(path) should be named “right-….swift”, or “wrong-….swift” with a first line "
            + "“// Rejected by: <the name of a test>”.", to: exercise)
      }
    }
  }

  mutating func add(_ problem: String, to exercise: Exercise) {
    update(exercise) { $0.problems.append(problem) }
  }

  private mutating func update(_ exercise: Exercise, _ body: (inout VerificationResult) -> Void) {
    guard let index = results.firstIndex(where: { $0.title == exercise.title }) else { return }
    body(&results[index])
  }

  /// Adds the result of comparing a candidate's verdict with the expected one.
  mutating func add(
    _ result: Result<Verdict, WorkbookError>, on candidate: Candidate, recording: Bool
  ) throws {
    let exercise = candidate.submission.exercise
    let verdict: Verdict
    switch result {
    case .success(let found): verdict = found
    case .failure(let error):
      add("\(candidate.submission.path) can't be graded: \(error.text)", to: exercise)
      return
    }
    if case .shipped(let recorded) = candidate.role, verdict.outcome == .failed {
      let original = workbook.root.appending(path: exercise.original)
      let report = ShippedReport(
        verdict, on: exercise, goal: lesson.section(of: exercise)?.goal, in: workbook.root)
      if recording {
        try report.record()
        try FailureRecord(tests: verdict.refusals).write(for: exercise, in: workbook.root)
        try candidate.submission.source.save(to: original)
        return
      }
      if recorded != nil, (try? Data(contentsOf: original)) != candidate.submission.source {
        add(
          "\(exercise.original) is not the same as \(exercise.file). “verify \(exercise.id) "
            + "--record” keeps the text as shipped.", to: exercise)
      }
      for problem in report.problems { add(problem, to: exercise) }
    }
    if candidate.role == .answer, verdict.isPassed {
      try addScreens(of: exercise, verdict, recording: recording)
    }
    if let problem = candidate.problem(with: verdict) {
      add(problem, to: exercise)
    } else if case .wrong = candidate.role {
      update(exercise) { $0.wrongRejected += 1 }
    } else if candidate.role == .right {
      update(exercise) { $0.rightAccepted += 1 }
    }
  }

  private mutating func addScreens(
    of exercise: Exercise, _ verdict: Verdict, recording: Bool
  ) throws {
    let screens = ScreenRecord(verdict)
    if recording { try screens.write(for: exercise, in: workbook.root) }
    if ScreenRecord(of: exercise, in: workbook.root) == screens { return }
    add(
      "\(ScreenRecord.path(of: exercise)) is not what the screens show with the answer. “verify "
        + "\(exercise.id) --record” records them.", to: exercise)
  }
}
