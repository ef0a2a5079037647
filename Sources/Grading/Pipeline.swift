package import Course
import Foundation

/// A pipeline that grades texts in steps: snapshot, look up, build, run, judge, store.
///
/// Each step is a value, and a function that creates the value from the previous one.
package struct Pipeline: Sendable {
  let root: URL
  let machine: Machine
  let policy: Policy
  let progress: @Sendable (Progress) -> Void
  private let inputs: Inputs
  let verdicts: Store<Verdict>
  let builders: Builders
  private let firstExercise: Exercise?

  /// Creates a pipeline for a workbook's exercises.
  ///
  /// - Parameters:
  ///   - workbook: The workbook whose suites grade the texts.
  ///   - machine: The environment for builds and tests.
  ///   - policy: The limits for the texts.
  ///   - progress: A function called, on any thread, with each step that takes time.
  package init(
    _ workbook: Workbook, _ machine: Machine, _ policy: Policy,
    progress: @escaping @Sendable (Progress) -> Void
  ) {
    root = workbook.root
    firstExercise = workbook.catalog.exercises.first
    self.machine = machine
    self.policy = policy
    self.progress = progress
    let digests = Digests()
    let identity = machine.identity(in: root, digests)
    verdicts = Store(root: root, folder: "verdicts")
    builders = Builders(
      tools: Tools(root: root, machine: machine, policy: policy, progress: progress),
      identity: identity, digests: digests)
    inputs = Inputs(root: root, identity: builders.identity, digests: digests)
  }

  // MARK: 1 Snapshot, 2 look up

  package func snapshot(of submission: Submission) -> Snapshot {
    inputs.snapshot(of: submission)
  }

  package func storedVerdict(for snapshot: Snapshot) -> Verdict? {
    verdicts[snapshot.fingerprint]
  }

  // MARK: 3 Build, 4 run, 5 judge, 6 store

  /// Grades a text, and stores the verdict if grading the text again would lead to the same one.
  ///
  /// - Throws: ``WorkbookError`` if the text can't be graded for a reason outside the text, or
  ///   `CancellationError` if the task is canceled.
  package func grade(_ snapshot: Snapshot, at stage: Stage) async throws -> Verdict {
    try await alone(at: stage) { lock in
      if lock.hasWaited, let verdict = storedVerdict(for: snapshot) { return verdict }
      let result = try await builders.build(snapshot.submission, .tests, at: stage, lock)
      let verdict = try await verdict(on: snapshot, result)
      if case .doesNotFit(_, let errors) = verdict.outcome {
        try await expectSuiteFitsAnswer(to: snapshot.submission, errors, at: stage, lock)
      }
      if verdict.isRepeatable { store(verdict, for: snapshot, in: verdicts) }
      return verdict
    }
  }

  /// Grades a text with the given builder only, and stores nothing.
  package func grade(
    _ snapshot: Snapshot, at stage: Stage, with kind: BuilderKind
  ) async throws -> Verdict {
    try await alone(at: stage) { lock in
      try await verdict(on: snapshot, with: builders.builder(kind), at: stage, lock)
    }
  }

  private func verdict(
    on snapshot: Snapshot, with builder: any Builder, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    try await verdict(
      on: snapshot, builder.build(snapshot.submission, .tests, at: stage, lock))
  }

  /// Runs an operation while no other runner uses a stage.
  ///
  /// If the disk is full, the error names this cause.
  private func alone<Result>(
    at stage: Stage, _ body: (Lock) async throws -> Result
  ) async throws -> Result {
    try await explainingDiskFull(in: root) {
      try await Lock.held(in: stage.home, progress, while: body)
    }
  }

  private func verdict(on snapshot: Snapshot, _ result: BuildResult) async throws -> Verdict {
    switch result {
    case .built(let product):
      let suite = Suite(of: snapshot.exercise, in: root)
      let runner = SuiteRunner(suite: suite, product: product, root: root, policy: policy)
      let runs = try await runner.runs()
      return try Judge(submission: snapshot.submission, suite: suite, policy: policy)
        .verdict(on: runs)
    case .rejected(let verdict):
      return verdict
    case .unavailable(let reason):
      throw WorkbookError.noDirectBuild(reason: reason)
    }
  }

  /// Stores a value for a snapshot, unless one of the snapshot's files has been saved since.
  package func store<Value>(_ value: Value, for snapshot: Snapshot, in store: Store<Value>) {
    guard inputs.areUnchanged(for: snapshot) else { return }
    do {
      try store.keep(value, for: snapshot.fingerprint)
    } catch {
      progress(.notStored(WorkbookError(error)))
    }
  }

  /// Checks that a suite compiles with the answer, although it doesn't compile with a text.
  ///
  /// If it doesn't, the suite is damaged, and the text's seam hasn't changed.
  private func expectSuiteFitsAnswer(
    to submission: Submission, _ errors: [CompilerMessage], at stage: Stage, _ lock: Lock
  ) async throws {
    let exercise = submission.exercise
    var errors = errors
    if submission.path != exercise.answer {
      guard let answer = try? Submission(exercise, at: exercise.answer, in: root),
        storedVerdict(for: snapshot(of: answer)) == nil,
        case .rejected(let verdict) = try await builders.build(answer, .tests, at: stage, lock),
        case .doesNotFit(_, let found) = verdict.outcome
      else { return }
      errors = found
    }
    guard let error = errors.first else { return }
    throw WorkbookError.suiteDoesNotCompile(
      error.place, message: error.text, answer: exercise.answer)
  }
}

extension Verdict {
  /// Whether grading the text again would lead to this verdict.
  ///
  /// A timeout isn't repeatable, because a busy machine can cause it.
  package var isRepeatable: Bool {
    switch outcome {
    case .ranTooLong, .notGraded: false
    default: true
    }
  }
}

// MARK: What commands use

extension Pipeline {
  /// A grader for a command, on the learner's stage.
  package var grader: Grader {
    let stage = Stage(root: root)
    return Grader(
      isFirstUse: verdicts.isNew,
      storedVerdict: { storedVerdict(for: snapshot(of: $0)) },
      grade: { try await grade(snapshot(of: $0), at: stage) },
      prepare: { await prepare($0, at: stage) },
      module: { try await module(of: $0, at: stage) })
  }

  private func module(of submission: Submission, at stage: Stage) async throws -> ModuleBuild {
    try await alone(at: stage) { lock in
      switch try await builders.build(submission, .module, at: stage, lock) {
      case .rejected(let verdict): return .rejected(verdict)
      case .unavailable(let reason): throw WorkbookError.noDirectBuild(reason: reason)
      case .built(let product):
        return .built(
          BuiltModule(
            name: submission.exercise.module, folder: product.modules, source: product.source,
            run: builders.tools.output))
      }
    }
  }

  /// Builds in advance at the lowest priority, and ignores errors, which recur with the verdict.
  private func prepare(_ submissions: [Submission], at stage: Stage) async {
    let builders = builders.inBackground
    if builders.settled == nil, let exercise = submissions.first?.exercise ?? firstExercise {
      try? await Lock.held(in: stage.home) { lock in
        try await settleBuilder(with: exercise, builders, at: stage, lock)
      }
    }
    for submission in submissions where !Task.isCancelled {
      try? await builders.prepare(submission, at: stage)
    }
  }

  /// Chooses the builder, once per toolchain, by comparing a direct build with SwiftPM's.
  private func settleBuilder(
    with exercise: Exercise, _ builders: Builders, at stage: Stage, _ lock: Lock
  ) async throws {
    let answer = snapshot(of: try Submission(exercise, at: exercise.answer, in: root))
    func verdict(_ kind: BuilderKind) async throws -> Verdict {
      try await self.verdict(on: answer, with: builders.builder(kind), at: stage, lock)
    }
    let direct = try await verdict(.direct)
    if direct.isPassed { return builders.settle(.direct) }
    // If the answer or its suite was changed, both builds fail in the same way.
    let package = try await verdict(.package)
    guard direct.isRepeatable, package.isRepeatable else { return }
    if direct.comparisonKey == package.comparisonKey { return builders.settle(.direct) }
    let reason =
      "the answer to \(exercise.title) \(direct.summary) when compiled directly, and "
      + "\(package.summary) when SwiftPM builds it"
    builders.settle(.package(reason: reason))
    progress(.switchedToSwiftPM(reason: reason))
  }
}

// MARK: Many texts

extension Pipeline {
  /// The stages, one for each processor, starting with the learner's stage.
  package var stages: [Stage] {
    (0..<machine.processorCount).map { number in
      Stage(root: root, side: number == 0 ? nil : ".build/side-\(number)")
    }
  }

  /// Grades many texts on several stages in parallel.
  ///
  /// - Parameters:
  ///   - snapshots: The texts.
  ///   - stages: The stages to build on.
  ///   - grade: A function that grades one text on a stage.
  ///   - found: A function called with the index and the result of each text, as soon as the result
  ///     is known.
  /// - Returns: The results, in the order of the texts.
  /// - Throws: `CancellationError` if the task is canceled, or a Foundation error if a build folder
  ///   can't be written.
  package func results<Grade: Sendable>(
    of snapshots: [Snapshot], on stages: [Stage],
    grade: @escaping @Sendable (Snapshot, Stage) async throws -> Grade,
    found: (Int, Result<Grade, WorkbookError>) -> Void
  ) async throws -> [Result<Grade, WorkbookError>] {
    typealias Found = (index: Int, stage: Stage, result: Result<Grade, WorkbookError>)
    if !snapshots.isEmpty { progress(.grading(texts: snapshots.count)) }
    return try await withThrowingTaskGroup(of: Found.self) { group in
      var results: [Int: Result<Grade, WorkbookError>] = [:]
      var free = stages
      func record(_ index: Int, _ result: Result<Grade, WorkbookError>) {
        results[index] = result
        found(index, result)
      }
      for (index, snapshot) in snapshots.enumerated() {
        if free.isEmpty, let (index, stage, result) = try await group.next() {
          record(index, result)
          free.append(stage)
        }
        if index > 0, index.isMultiple(of: 20) { progress(.graded(index, of: snapshots.count)) }
        let stage = free.removeFirst()
        group.addTask {
          do {
            return (index, stage, .success(try await grade(snapshot, stage)))
          } catch let error as WorkbookError {
            return (index, stage, .failure(error))
          }
        }
      }
      for try await (index, _, result) in group { record(index, result) }
      return snapshots.indices.compactMap { results[$0] }
    }
  }
}
