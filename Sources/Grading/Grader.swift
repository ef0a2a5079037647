package import Course
package import Foundation

/// Grades submissions: builds them with their suite, runs it, and says what came of it.
package struct Grader: Sendable {
  package let known: KnownVerdicts
  package let builder: Builder
  package let secondsAllowed: Int
  /// Where the tests run; nil for anywhere.
  var sandbox: Sandbox?

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - progress: Told what takes time, a line each.
  package init(
    _ workbook: Workbook, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      workbook, environment: ProcessInfo.processInfo.environment,
      secondsAllowed: TestRun.secondsAllowed, progress: progress)
  }

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - environment: What builds and tests are run in.
  ///   - secondsAllowed: How long a suite may take.
  ///   - progress: Told what takes time, a line each.
  init(
    _ workbook: Workbook, environment: [String: String], secondsAllowed: Int,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    known = KnownVerdicts(in: workbook)
    builder = Builder(root: workbook.root, environment: environment, progress: progress)
    self.secondsAllowed = secondsAllowed
  }

  init(_ known: KnownVerdicts, _ builder: Builder, secondsAllowed: Int) {
    self.known = known
    self.builder = builder
    self.secondsAllowed = secondsAllowed
  }

  /// A grader that lets a suite take a minute: `verify` keeps all processors busy.
  package var patient: Grader { Grader(known, builder, secondsAllowed: 60) }

  /// The verdict on a submission: the one that is known, or a new one.
  ///
  /// - Throws: As ``grade(_:)`` does.
  package func verdict(on submission: Submission) async throws -> Verdict {
    if let known = known[submission] { return known }
    return try await grade(submission)
  }

  /// Grades one submission.
  ///
  /// - Throws: ``WorkbookError`` when no verdict can be given, through no fault of the submission;
  ///   `CancellationError` when the task was cancelled.
  package func grade(_ submission: Submission) async throws -> Verdict {
    try await grade(submission, at: Stage(root: builder.root))
  }

  /// Grades one submission on a stage, and keeps the verdict if it will be the same the next time.
  @Sendable func grade(_ submission: Submission, at stage: Stage) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      if lock.wasAwaited, let known = known[submission] { return known }
      let before = known.inputs.fingerprint(of: submission)
      let verdict =
        if let verdict = try await directVerdict(on: submission, at: stage, lock) {
          verdict
        } else {
          try await packageVerdict(on: submission, at: stage, lock)
        }
      if case .doesNotFit(_, let errors) = verdict.outcome {
        try await expectSuiteFitsAnswer(to: submission, errors, at: stage, lock)
      }
      if case .ranTooLong = verdict.outcome { return verdict }
      builder.keep(verdict, on: submission, before, in: known.store)
      return verdict
    }
  }

  /// Has SwiftPM build a submission, and runs its suite.
  func packageVerdict(
    on submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    try await builder.explaining {
      switch try await builder.build(submission, at: stage, lock) {
      case .refused(let verdict): verdict
      case .built(let built): try await run(submission, built)
      }
    }
  }

  /// Runs the suite of a submission that was built.
  func run(_ submission: Submission, _ built: Built) async throws -> Verdict {
    try await TestRun(
      exercise: submission.exercise, built: built, secondsAllowed: secondsAllowed,
      sandbox: sandbox
    ).verdict(onFileAt: submission.path)
  }
}
