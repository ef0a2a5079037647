import Foundation

/// Grades submissions: builds them with their suite, runs it, and says what came of it.
public struct Grader: Sendable {
  public let workbook: Workbook
  let store: VerdictStore
  let inputs: Inputs
  let progress: @Sendable (String) -> Void
  let environment: [String: String]
  private let secondsAllowed: Int

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - progress: Told what takes time, a line each.
  public init(_ workbook: Workbook, progress: @escaping @Sendable (String) -> Void = { _ in }) {
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
    self.workbook = workbook
    self.environment = environment
    self.secondsAllowed = secondsAllowed
    self.progress = progress
    store = VerdictStore(root: workbook.root)
    inputs = Inputs(root: workbook.root)
  }

  /// A grader that lets a suite take a minute: `verify` keeps all processors busy.
  public var patient: Grader {
    Grader(workbook, environment: environment, secondsAllowed: 60, progress: progress)
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
    return try await Lock.held(in: workbook.root, progress: progress) { lock in
      // Another runner may have found it out while this one waited.
      if let known = knownVerdict(on: submission) { return known }
      return try await alone(submission, lock)
    }
  }

  /// Grades one submission, whether or not its verdict is known.
  ///
  /// - Throws: As ``verdict(on:)`` does.
  func freshVerdict(on submission: Submission) async throws -> Verdict {
    try await Lock.held(in: workbook.root, progress: progress) { lock in
      try await alone(submission, lock)
    }
  }

  private func alone(_ submission: Submission, _ lock: Lock) async throws -> Verdict {
    try await fresh(
      [submission], selection: "\(submission.exercise.id)", at: Stage(root: workbook.root), lock)[0]
  }

  /// Builds and runs, and keeps the verdicts that will be the same the next time.
  private func fresh(
    _ submissions: [Submission], with fillers: [Submission] = [], selection: String,
    at stage: Stage, _ lock: Lock
  ) async throws -> [Verdict] {
    let before = submissions.map(inputs.fingerprint)
    let build = Build(
      root: workbook.root, lock: lock, selection: selection, lessonsFolder: stage.lessonsFolder,
      surroundings: environment, scratch: stage.scratch)
    let built = try await Pace(root: stage.home).kept {
      do {
        try stage.lay(submissions + fillers)
      } catch {
        throw WorkbookError.unwritable(
          stage.lessonsFolder, because: error.localizedDescription)
      }
      return try await build.run(progress: progress)
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
      do {
        try store.keep(verdict, for: before[index])
      } catch {
        // The verdict holds all the same; it will have to be found out again.
        progress("The verdict cannot be kept for the next time: \(error.localizedDescription)")
      }
    }
    return verdicts
  }

  /// Runs the suites, each in a process of its own: as many beside each other as there are processors.
  private func run(_ submissions: [Submission], _ build: Build) async throws -> [Verdict] {
    try await withThrowingTaskGroup(of: (Int, Verdict).self) { group in
      var verdicts: [Int: Verdict] = [:]
      for (index, submission) in submissions.enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount,
          let (index, verdict) = try await group.next()
        {
          verdicts[index] = verdict
        }
        group.addTask {
          let run = TestRun(
            exercise: submission.exercise, build: build, secondsAllowed: secondsAllowed)
          return (index, try await run.verdict(onFileAt: submission.path))
        }
      }
      for try await (index, verdict) in group { verdicts[index] = verdict }
      return verdicts.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

// MARK: Several at a time

extension Grader {
  typealias Verdicts = [Exercise: Result<Verdict, WorkbookError>]

  /// Grades several submissions, each for another exercise, with one build.
  ///
  /// - Parameters:
  ///   - submissions: What is graded, whether or not its verdict is known.
  ///   - fillers: Stand for the exercises of these lessons that are not graded.
  ///   - stage: Where they are built.
  /// - Returns: The verdicts, or why one could not be given.
  /// - Throws: `CancellationError` when the task was cancelled; an error of Foundation when the build
  ///   folder cannot be written to.
  func verdicts(
    on submissions: [Submission], fillers: [Submission], at stage: Stage
  ) async throws -> Verdicts {
    try await Lock.held(in: stage.home, progress: progress) { lock in
      try await together(submissions, fillers, stage, lock)
    }
  }

  /// Builds all of them at once, or, when one breaks the build for the others, in parts: a lesson at a
  /// time, and an exercise at a time where that fails, too.
  private func together(
    _ submissions: [Submission], _ fillers: [Submission], _ stage: Stage, _ lock: Lock
  ) async throws -> Verdicts {
    let all = submissions + fillers
    let lessons = Set(all.map(\.exercise.id.lesson)).sorted()
    let isOne = all.count == 1
    do {
      let selection =
        isOne ? "\(all[0].exercise.id)" : lessons.map(String.init).joined(separator: ",")
      let found = try await fresh(submissions, with: fillers, selection: selection, at: stage, lock)
      return Dictionary(
        uniqueKeysWithValues: zip(submissions.map(\.exercise), found.map { .success($0) }))
    } catch let error as WorkbookError where isOne {
      return [all[0].exercise: .failure(error)]
    } catch is WorkbookError {
      let parts =
        lessons.count > 1
        ? lessons.map { lesson in (submissions.of(lesson), fillers.of(lesson)) }
        : submissions.map { ([$0], []) }
      var verdicts = Verdicts()
      for (submissions, fillers) in parts where !submissions.isEmpty {
        verdicts.merge(try await together(submissions, fillers, stage, lock)) { $1 }
      }
      return verdicts
    }
  }
}

extension [Submission] {
  fileprivate func of(_ lesson: Int) -> [Submission] { filter { $0.exercise.id.lesson == lesson } }
}
