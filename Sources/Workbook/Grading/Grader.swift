import Foundation

/// Grades submissions: builds them with their suite, runs it, and says what came of it.
public struct Grader: Sendable {
  public let workbook: Workbook
  private let store: VerdictStore
  let inputs: Inputs
  let heard: @Sendable (String) -> Void
  let environment: [String: String]
  private let secondsAllowed: Int

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - heard: Told what takes time, a line each.
  public init(_ workbook: Workbook, heard: @escaping @Sendable (String) -> Void = { _ in }) {
    self.init(
      workbook, environment: ProcessInfo.processInfo.environment,
      secondsAllowed: TestRun.secondsAllowed, heard: heard)
  }

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - environment: What builds and tests are run in.
  ///   - secondsAllowed: How long a suite may take.
  ///   - heard: Told what takes time, a line each.
  init(
    _ workbook: Workbook, environment: [String: String], secondsAllowed: Int,
    heard: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.workbook = workbook
    self.environment = environment
    self.secondsAllowed = secondsAllowed
    self.heard = heard
    store = VerdictStore(root: workbook.root)
    inputs = Inputs(root: workbook.root)
  }

  /// The learner's file.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when it cannot be read.
  public func submission(for exercise: Exercise) throws -> Submission {
    try Submission(exercise, at: exercise.file, in: workbook.root)
  }

  /// The verdict that is known already for this very text, or nil.
  public func knownVerdict(on submission: Submission) -> Verdict? {
    store[inputs.fingerprint(of: submission)]
  }

  /// Grades one submission, unless its verdict is known.
  ///
  /// - Throws: ``WorkbookError`` when no verdict can be given, through no fault of the submission;
  ///   `CancellationError` when the task was cancelled.
  public func verdict(on submission: Submission) async throws -> Verdict {
    if let known = knownVerdict(on: submission) { return known }
    return try await freshVerdict(on: submission)
  }

  /// Grades one submission, whether or not its verdict is known.
  ///
  /// - Throws: As ``verdict(on:)`` does.
  func freshVerdict(on submission: Submission) async throws -> Verdict {
    try await Lock.held(in: workbook.root, heard: heard) {
      try await alone(submission)
    }
  }

  /// Grades several submissions of one lesson, each for another exercise, with one build.
  ///
  /// - Parameters:
  ///   - submissions: What is graded, whether or not its verdict is known.
  ///   - fillers: Stand for the exercises of the lesson that are not graded.
  /// - Returns: The verdicts, in the order of the submissions, or why one could not be given.
  /// - Throws: `CancellationError` when the task was cancelled; an error of Foundation when the build
  ///   folder cannot be written to.
  func verdicts(
    on submissions: [Submission], fillers: [Submission]
  ) async throws -> [Result<Verdict, WorkbookError>] {
    guard let first = submissions.first else { return [] }
    return try await Lock.held(in: workbook.root, heard: heard) {
      do {
        if submissions.count == 1, fillers.isEmpty { return [.success(try await alone(first))] }
        return try await fresh(
          submissions, with: fillers, selection: "\(first.exercise.id.lesson)"
        ).map { .success($0) }
      } catch is WorkbookError {
        // One of them breaks the build for the others, so each has a build of its own.
        var verdicts: [Result<Verdict, WorkbookError>] = []
        for submission in submissions {
          do {
            verdicts.append(.success(try await alone(submission)))
          } catch let error as WorkbookError {
            verdicts.append(.failure(error))
          }
        }
        return verdicts
      }
    }
  }

  private func alone(_ submission: Submission) async throws -> Verdict {
    try await fresh([submission], selection: "\(submission.exercise.id)")[0]
  }

  /// Builds and runs, and keeps the verdicts that will be the same the next time.
  private func fresh(
    _ submissions: [Submission], with fillers: [Submission] = [], selection: String
  ) async throws -> [Verdict] {
    let before = submissions.map(inputs.fingerprint)
    let stage = Stage(root: workbook.root)
    let build = Build(
      root: workbook.root, selection: selection, lessonsFolder: Stage.path,
      surroundings: environment)
    let built = try await Pace(root: workbook.root).kept {
      try stage.lay(submissions + fillers)
      return try await build.run(heard: heard)
    }
    var verdicts: [Verdict] = []
    switch built {
    case .failed(let errors):
      guard submissions.count == 1, fillers.isEmpty else {
        throw WorkbookError.failed("These exercises do not compile together.")
      }
      verdicts = [try stage.verdict(on: submissions[0], errors: errors)]
    case .succeeded:
      verdicts = try await run(submissions, build)
    }
    let after = Inputs(root: workbook.root)
    for (index, verdict) in verdicts.enumerated() {
      if case .ranTooLong = verdict.outcome { continue }
      // What was saved while the build ran may be part of it, or not: nobody knows what was graded.
      guard after.fingerprint(of: submissions[index]) == before[index] else { continue }
      try store.keep(verdict, for: before[index])
    }
    return verdicts
  }

  /// Runs the suites beside each other, each in a process of its own.
  private func run(_ submissions: [Submission], _ build: Build) async throws -> [Verdict] {
    try await withThrowingTaskGroup(of: (Int, Verdict).self) { group in
      for (index, submission) in submissions.enumerated() {
        group.addTask {
          let run = TestRun(
            exercise: submission.exercise, build: build, secondsAllowed: secondsAllowed)
          return (index, try await run.verdict(onFileAt: submission.path))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        .sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
