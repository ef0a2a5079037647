import Course
import Foundation
import Grading
import Interface

/// The texts of an exercise, and the problems that `verify` finds without grading the texts.
struct Verification {
  /// The number of lines for the report on a small terminal, without blank lines, the file, the
  /// headline, the progress and the keys.
  private static let linesForReport = 24 - 7

  private(set) var candidates: [Candidate] = []
  private var problems: [String]
  private let exercise: Exercise
  private let goal: String?
  private let root: URL

  /// Reads an exercise's texts, and checks its files.
  ///
  /// - Throws: ``WorkbookError`` if a text can't be read.
  init(_ exercise: Exercise, in lesson: Lesson, _ root: URL) throws {
    self.exercise = exercise
    goal = lesson.section(of: exercise)?.goal
    self.root = root
    let missing = [exercise.file, exercise.answer, exercise.tests].filter {
      !FileManager.default.fileExists(atPath: root.appending(path: $0).path)
    }
    problems =
      missing.map { "\($0) is missing." }
      + Layout(lesson: lesson, root: root).problems(of: exercise)
    if !missing.isEmpty { return }
    candidates = [
      Candidate(role: .shipped, submission: try Submission(exercise, in: root)),
      Candidate(role: .answer, submission: try Submission(exercise, at: exercise.answer, in: root)),
    ]
    candidates += try exercise.designs(in: root).map {
      Candidate(role: .right, submission: try Submission(exercise, at: $0, in: root))
    }
    let others = ["shipped.swift", "failures.txt", "screens.txt", "mistakes.md"]
    problems += root.appending(path: exercise.proofs).visibleNames
      .filter { !$0.hasPrefix("right-") && !others.contains($0) }
      .map {
        "\(exercise.proofs)/\($0) should be named “right-….swift”. Wrong solutions are sections of "
          + "\(exercise.mistakes)."
      }
    add(Mistakes(of: exercise, in: root).all, changing: candidates[1].submission.text)
  }

  private mutating func add(_ mistakes: [Mistake], changing answer: String) {
    for (index, mistake) in mistakes.enumerated() {
      let place = "\(exercise.mistakes):\(mistake.line)"
      if mistake.reason.isEmpty || mistake.rejecter.isEmpty || mistake.blocks.count != 1 {
        problems.append(
          "\(place) should have a reason, a line “Rejected by: <the name of a test>”, and one "
            + "block that begins with ```diff or ```swift.")
        continue
      }
      if mistakes[..<index].contains(where: { $0.heading == mistake.heading }) {
        problems.append("\(place) has the heading of another mistake: “\(mistake.heading)”.")
      }
      do {
        let source = Data(try mistake.code(changing: answer).utf8)
        candidates.append(
          Candidate(
            role: .wrong(mistake), submission: Submission(exercise, source: source, at: place)))
      } catch {
        problems.append(error.problem(of: exercise))
      }
    }
  }

  /// Compares verdicts with the candidates' expected verdicts and, if `recording` is true, records
  /// failures and screens.
  func result(
    of verdicts: some Sequence<Result<Verdict, WorkbookError>>, recording: Bool
  ) throws -> VerificationResult {
    var result = VerificationResult(title: exercise.title, problems: problems)
    var failures = FailureRecord()
    var damage: [WorkbookError] = []
    for (candidate, verdict) in zip(candidates, verdicts) {
      switch verdict {
      // If a suite doesn't compile, the reason is the same for all texts.
      case .failure(let error) where damage.contains(error): break
      case .failure(let error):
        if error.isDamage { damage.append(error) }
        result.problems.append(
          "\(candidate.submission.path) can't be graded: \(error.textForAuthor)")
      case .success(let verdict):
        switch candidate.role {
        case .shipped: failures.shipped = verdict.outcome == .failed ? verdict.refusals : []
        case .answer, .right: break
        case .wrong(let mistake):
          let refusals = verdict.refusals
          failures.add(refusals.isEmpty ? [mistake.rejecter] : refusals, of: mistake.heading)
        }
        if candidate.role == .shipped, verdict.outcome == .failed {
          let report = report(on: verdict)
          failures.report = report.brief().split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingSpacesAtEnd }
          result.problems += try shippedProblems(
            verdict, candidate.submission, report, lines: failures.report, recording)
          continue
        }
        if candidate.role == .answer, verdict.isPassed {
          result.problems += try screenProblems(verdict, recording)
        }
        if let problem = candidate.problem(with: verdict)
          ?? questionProblem(verdict, candidate)
        {
          result.problems.append(problem)
        } else if case .wrong = candidate.role {
          result.rejectedMistakeCount += 1
        } else if candidate.role == .right {
          result.acceptedDesignCount += 1
        }
      }
    }
    if recording, !failures.shipped.isEmpty {
      try failures.save(of: exercise, in: root)
    } else if recordedFailures?.mistakes ?? [:] != failures.mistakes {
      result.notes.append(
        "“verify \(exercise.id) --record” records again which tests each mistake fails.")
    }
    return result
  }

  private func report(on verdict: Verdict) -> VerdictReport {
    VerdictReport(verdict, on: exercise, style: .plain, root: root.path)
  }

  private var recordedFailures: FailureRecord? { FailureRecord(of: exercise, in: root) }

  /// Compares a starter file, its report for learners and its failing tests with the records.
  private func shippedProblems(
    _ verdict: Verdict, _ starter: Submission, _ report: VerdictReport, lines: [String],
    _ recording: Bool
  ) throws -> [String] {
    if recording {
      try starter.source.save(to: root.appending(path: exercise.original))
      return []
    }
    let verify = "“verify \(exercise.id) --record”"
    let recorded = recordedFailures?.shipped
    var problems: [String] = []
    let shipped = try? Submission(exercise, at: exercise.original, in: root).source
    if recorded != nil, shipped != starter.source {
      problems.append(
        "\(exercise.original) is not the same as \(exercise.file). \(verify) keeps the text as "
          + "shipped.")
    }
    // A report that isn't recorded is no problem.
    if let recorded = recordedFailures?.report, ![[], lines].contains(recorded) {
      problems.append(
        "\(exercise.proofs)/failures.txt doesn't quote what a learner reads of the exercise as "
          + "shipped. \(verify) records it.")
    }
    let goal = goal?.wrapped(to: TextStyle.plain.width, indent: 9) ?? ""
    let height = report.firstFailureHeight + goal.split(separator: "\n").count
    if height > Self.linesForReport {
      problems.append(
        "The first test that fails as shipped and the goal take \(height) lines. A terminal of 24 "
          + "lines has room for \(Self.linesForReport).")
    }
    if recorded == nil {
      problems.append("\(starter.path) has no record of how it fails. \(verify) writes one.")
    }
    if let recorded, recorded != verdict.refusals {
      problems.append(
        "\(starter.path) fails \(verdict.refusals.quoted) as shipped, but recorded is "
          + "\(recorded.quoted).")
    }
    return problems
  }

  /// Returns a problem if the brief report on a mistake lacks the question in the mistake's `Asks:`
  /// line.
  private func questionProblem(_ verdict: Verdict, _ candidate: Candidate) -> String? {
    guard case .wrong(let mistake) = candidate.role, let question = mistake.question else {
      return nil
    }
    let report = report(on: verdict)
    let text = report.brief().withSingleSpaces
    if text.contains(question) { return nil }
    return "\(candidate.submission.path) should ask “\(question)” first, but a learner reads:\n"
      + report.brief()
  }

  private func screenProblems(_ verdict: Verdict, _ recording: Bool) throws -> [String] {
    let screens = ScreenRecord(verdict)
    if recording { try screens.write(for: exercise, in: root) }
    if ScreenRecord(of: exercise, in: root) == screens { return [] }
    return [
      "\(ScreenRecord.path(of: exercise)) is not what the screens show with the answer. “verify "
        + "\(exercise.id) --record” records them."
    ]
  }
}

extension WorkbookError {
  /// The text without the advice to restore a file, which the author may just have changed.
  fileprivate var textForAuthor: String {
    switch self {
    case .partDoesNotCompile(let place, let message),
      .suiteDoesNotCompile(let place, let message, _):
      "\(place.file):\(place.line): \(message)"
    default: text
    }
  }
}
