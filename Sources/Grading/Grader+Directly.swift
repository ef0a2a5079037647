package import Course
package import Foundation

/// Whether the compiler can be called directly for a lesson, as it was found out.
struct DirectTrial: Codable, Sendable {
  /// Why not; nil if it can.
  let fault: String?
}

extension Grader {
  /// Grades one submission without SwiftPM.
  ///
  /// A failure is believed only where the answer fares as when SwiftPM builds it: otherwise it may
  /// be the way's own fault.
  ///
  /// - Returns: The verdict; nil where SwiftPM has to be asked.
  /// - Throws: As ``grade(_:)`` does.
  func directVerdict(
    on submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict? {
    let exercise = submission.exercise
    if directFault(of: exercise) != nil { return nil }
    do {
      let verdict = try await gradeDirectly(submission, at: stage, lock)
      if verdict.isPassed { return verdict }
      return try await passesTrial(exercise, at: stage, lock) ? verdict : nil
    } catch let error as NotDirect {
      try? trials.keep(DirectTrial(fault: error.reason), for: trial(of: exercise))
      return nil
    }
  }

  /// Why exercises of this lesson are not graded directly; nil if they are, as far as is known.
  package func directFault(of exercise: Exercise) -> String? { trials[trial(of: exercise)]?.fault }

  /// Has the next verdict of each lesson try again.
  package func forgetDirectTrials() { trials.forgetAll() }

  package func gradeDirectly(
    _ submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    try await builder.explaining {
      switch try await builder.buildDirectly(submission, at: stage, lock) {
      case .refused(let verdict): verdict
      case .built(let built): try await run(submission, built)
      }
    }
  }

  /// Whether the answer to an exercise of this lesson fares as it does when SwiftPM builds it.
  ///
  /// That is found out once.
  @discardableResult
  func passesTrial(
    _ exercise: Exercise, at stage: Stage, _ lock: Lock
  ) async throws -> Bool {
    if let trial = trials[trial(of: exercise)] { return trial.fault == nil }
    let answer = try Submission(exercise, at: exercise.answer, in: builder.root)
    let verdict = try await gradeDirectly(answer, at: stage, lock)
    if case .ranTooLong = verdict.outcome { return false }
    var fault: String?
    if !verdict.isPassed {
      // Somebody may have changed it, or its suite: then it is no fault of the way.
      let package = try await packageVerdict(on: answer, at: stage, lock)
      if case .ranTooLong = package.outcome { return false }
      if package.told != verdict.told {
        fault =
          "the answer to \(exercise.title) \(verdict.told) when compiled directly, and "
          + "\(package.told) when SwiftPM builds it"
      }
    }
    try? trials.keep(DirectTrial(fault: fault), for: trial(of: exercise))
    return fault == nil
  }

  private var trials: Store<DirectTrial> { Store(root: builder.root, folder: "trials") }

  /// A new toolchain, another Package.swift or other sources of the workbook call for a new trial.
  private func trial(of exercise: Exercise) -> Fingerprint {
    var fingerprint = known.inputs.common
    fingerprint.add(exercise.lessonFolder)
    fingerprint.add(
      contentsOf: builder.root.appending(path: "Lessons/\(exercise.lessonFolder)/Support"))
    fingerprint.add("\(builder.compiler.toolchain)")
    return fingerprint
  }

  // MARK: One way alone, whatever is known

  @Sendable package func gradeOnlyDirectly(
    _ submission: Submission, at stage: Stage
  ) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      do {
        return try await gradeDirectly(submission, at: stage, lock)
      } catch let error as NotDirect {
        throw WorkbookError.failed(error.reason)
      }
    }
  }

  @Sendable package func gradeOnlyByPackage(
    _ submission: Submission, at stage: Stage
  ) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      try await packageVerdict(on: submission, at: stage, lock)
    }
  }
}
