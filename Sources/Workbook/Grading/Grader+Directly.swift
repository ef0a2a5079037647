import Foundation

/// Whether the compiler can be called directly for a lesson, as far as that was tried.
public struct DirectTrial: Codable, Equatable, Sendable {
  /// Why not; nil if it can.
  public let fault: String?
}

extension Grader {
  /// Grades one submission without SwiftPM.
  ///
  /// A failure is believed only where an answer passes: otherwise it may be the way's own.
  ///
  /// - Returns: The verdict; nil where SwiftPM has to be asked.
  /// - Throws: As ``grade(_:)`` does.
  func directVerdict(
    on submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict? {
    let exercise = submission.exercise
    if let fault = trials[trial(of: exercise)]?.fault, !fault.isEmpty { return nil }
    do {
      let before = known.inputs.fingerprint(of: submission)
      let verdict = try await gradeDirectly(submission, at: stage, lock)
      let isBelieved = verdict.isPassed ? true : try await passesTrial(exercise, at: stage, lock)
      guard isBelieved else { return nil }
      keep([(verdict, submission, before)])
      return verdict
    } catch let error as NotDirect {
      try? trials.keep(DirectTrial(fault: error.reason), for: trial(of: exercise))
      return nil
    }
  }

  /// The result of the last trial of a lesson, for `doctor`; nil if there was none.
  func directTrial(of exercise: Exercise) -> DirectTrial? { trials[trial(of: exercise)] }

  private func gradeDirectly(
    _ submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    switch try await builder.buildDirectly(submission, at: stage, lock) {
    case .refused(let verdict): verdict
    case .built(let built): try await run(submission, built)
    }
  }

  /// Whether the answer to an exercise of this lesson passes; that is found out once.
  private func passesTrial(
    _ exercise: Exercise, at stage: Stage, _ lock: Lock
  ) async throws -> Bool {
    if let trial = trials[trial(of: exercise)] { return trial.fault == nil }
    let answer = try Submission(exercise, at: exercise.answer, in: builder.root)
    let verdict = try await gradeDirectly(answer, at: stage, lock)
    if case .ranTooLong = verdict.outcome { return false }
    let fault =
      verdict.isPassed
      ? nil : "the answer to \(exercise.title), compiled directly, \(verdict.summary)"
    try? trials.keep(DirectTrial(fault: fault), for: trial(of: exercise))
    return fault == nil
  }

  private var trials: Store<DirectTrial> { Store(root: builder.root, folder: "trials") }

  /// A new toolchain, another Package.swift or other sources of the workbook call for a new trial.
  private func trial(of exercise: Exercise) -> Fingerprint {
    var fingerprint = known.inputs.common
    fingerprint.add(exercise.lessonFolder)
    return fingerprint
  }
}
