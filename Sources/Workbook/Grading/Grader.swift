import Foundation

/// Grades submissions: builds them with their suite, runs it, and says what came of it.
public struct Grader: Sendable {
  public let known: KnownVerdicts
  let builder: Builder
  private let secondsAllowed: Int

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - progress: Told what takes time, a line each.
  public init(
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

  private init(_ grader: Grader, secondsAllowed: Int) {
    known = grader.known
    builder = grader.builder
    self.secondsAllowed = secondsAllowed
  }

  /// A grader that lets a suite take a minute: `verify` keeps all processors busy.
  public var patient: Grader { Grader(self, secondsAllowed: 60) }

  /// The verdict on a submission: the one that is known, or a new one.
  ///
  /// - Throws: As ``grade(_:)`` does.
  public func verdict(on submission: Submission) async throws -> Verdict {
    if let known = known[submission] { return known }
    return try await grade(submission)
  }

  /// Grades one submission.
  ///
  /// - Throws: ``WorkbookError`` when no verdict can be given, through no fault of the submission;
  ///   `CancellationError` when the task was cancelled.
  public func grade(_ submission: Submission) async throws -> Verdict {
    let stage = Stage(root: builder.root)
    return try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      if lock.wasAwaited, let known = known[submission] { return known }
      if let verdict = try await directVerdict(on: submission, at: stage, lock) { return verdict }
      return try await grade([submission], at: stage, lock)[0]
    }
  }

  /// Builds and runs, and keeps the verdicts that will be the same the next time.
  func grade(
    _ submissions: [Submission], with fillers: [Submission] = [], at stage: Stage, _ lock: Lock
  ) async throws -> [Verdict] {
    let before = submissions.map(known.inputs.fingerprint)
    let verdicts =
      switch try await builder.build(submissions + fillers, at: stage, lock) {
      case .built(let built): try await run(submissions, built)
      case .refused(let verdict): [verdict]
      }
    keep(zip(verdicts, zip(submissions, before)).map { ($0, $1.0, $1.1) })
    return verdicts
  }

  /// Keeps the verdicts that will be the same the next time.
  func keep(_ found: [(value: Verdict, submission: Submission, before: Fingerprint)]) {
    let lasting = found.filter { verdict, _, _ in
      if case .ranTooLong = verdict.outcome { false } else { true }
    }
    builder.keep(lasting, in: known.store)
  }

  /// Runs the suite of one.
  func run(_ submission: Submission, _ built: Built) async throws -> Verdict {
    try await TestRun(
      exercise: submission.exercise, built: built, secondsAllowed: secondsAllowed
    ).verdict(onFileAt: submission.path)
  }

  /// Runs the suites, each in a process of its own:
  /// as many beside each other as there are processors.
  private func run(_ submissions: [Submission], _ built: Built) async throws -> [Verdict] {
    try await withThrowingTaskGroup(of: (Int, Verdict).self) { group in
      var verdicts: [Int: Verdict] = [:]
      for (index, submission) in submissions.enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount,
          let (index, verdict) = try await group.next()
        {
          verdicts[index] = verdict
        }
        group.addTask {
          (index, try await run(submission, built))
        }
      }
      for try await (index, verdict) in group { verdicts[index] = verdict }
      return verdicts.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
