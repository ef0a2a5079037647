package import Course
import Foundation

/// Grades texts, step by step: snapshot, look up, build, run, judge, store.
///
/// Each step is a value, and the function that makes it from the one before.
package struct Pipeline: Sendable {
  let root: URL
  let machine: Machine
  let policy: Policy
  let progress: @Sendable (Progress) -> Void
  package let inputs: Inputs
  package let verdicts: Store<Verdict>
  let builders: Builders
  private let firstExercise: Exercise?

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - machine: What builds and tests find outside of the program.
  ///   - policy: What the texts may take.
  ///   - progress: Called with what takes time, on any thread.
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

  /// Grades a text, and stores the verdict if the next would be the same.
  ///
  /// - Throws: ``WorkbookError`` when there can be no verdict, through no fault of the text;
  ///   `CancellationError`.
  package func grade(_ snapshot: Snapshot, at stage: Stage) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress) { lock in
      if lock.hasWaited, let verdict = storedVerdict(for: snapshot) { return verdict }
      let result = try await builders.build(snapshot.submission, .tests, at: stage, lock)
      let verdict = try await verdict(on: snapshot, result)
      if case .doesNotFit(_, let errors) = verdict.outcome {
        try await expectSuiteFitsAnswer(to: snapshot.submission, errors, at: stage, lock)
      }
      store(verdict, for: snapshot, in: verdicts)
      return verdict
    }
  }

  /// Grades a text with one builder alone, and stores nothing.
  package func grade(
    _ snapshot: Snapshot, at stage: Stage, with kind: BuilderKind
  ) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress) { lock in
      let builder = builders.builder(kind)
      return try await verdict(
        on: snapshot, builder.build(snapshot.submission, .tests, at: stage, lock))
    }
  }

  private func verdict(on snapshot: Snapshot, _ result: BuildResult) async throws -> Verdict {
    switch result {
    case .built(let product):
      let suite = Suite(of: snapshot.exercise, in: root)
      let runs = try await explainingDiskFull(in: root) {
        try await SuiteRunner(suite: suite, product: product, root: root, policy: policy).runs()
      }
      return try Judge(submission: snapshot.submission, suite: suite, policy: policy)
        .verdict(on: runs)
    case .rejected(let verdict):
      return verdict
    case .unavailable(let reason):
      throw WorkbookError.noDirectBuild(reason: reason)
    }
  }

  /// Keeps a value that was found for a snapshot, unless a file that it depends on was saved
  /// meanwhile, or another try might give another value.
  package func store<Value>(_ value: Value, for snapshot: Snapshot, in store: Store<Value>) {
    if let verdict = value as? Verdict, !verdict.isRepeatable { return }
    guard inputs.areUnchanged(for: snapshot) else { return }
    do {
      try store.keep(value, for: snapshot.fingerprint)
    } catch {
      progress(.notStored(WorkbookError(error)))
    }
  }

  /// Sees that a suite that doesn't compile with a text compiles with the answer.
  ///
  /// Otherwise the suite is damaged, and no seam has changed.
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
  /// Whether the same text would get it again; a busy machine may be to blame for a timeout.
  fileprivate var isRepeatable: Bool {
    switch outcome {
    case .ranTooLong, .notGraded: false
    default: true
    }
  }
}

// MARK: What commands use

extension Pipeline {
  /// The pipeline as a command's grader, on the learner's stage.
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
    let snapshot = snapshot(of: submission)
    return try await Lock.held(in: stage.home, progress) { lock in
      switch try await builders.build(submission, .module, at: stage, lock) {
      case .rejected(let verdict): return .rejected(verdict)
      case .unavailable(let reason): throw WorkbookError.noDirectBuild(reason: reason)
      case .built(let product):
        return .built(
          BuiltModule(
            name: submission.exercise.module, folder: product.modules, source: product.source,
            fingerprint: snapshot.fingerprint, run: builders.tools.output))
      }
    }
  }

  /// Builds ahead at the lowest priority; what goes wrong is reported with the verdict.
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

  /// Finds out, once per toolchain, whether a direct build does what SwiftPM's does.
  private func settleBuilder(
    with exercise: Exercise, _ builders: Builders, at stage: Stage, _ lock: Lock
  ) async throws {
    let answer = snapshot(of: try Submission(exercise, at: exercise.answer, in: root))
    func verdict(_ kind: BuilderKind) async throws -> Verdict {
      let builder = builders.builder(kind)
      return try await self.verdict(
        on: answer, builder.build(answer.submission, .tests, at: stage, lock))
    }
    let direct = try await verdict(.direct)
    if direct.isPassed { return builders.settle(.direct) }
    // The answer or its suite may have been changed: then both builds fail alike.
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
  package typealias GradingResult = Result<Verdict, WorkbookError>

  /// A stage for each processor; the first is the learner's.
  package var stages: [Stage] {
    (0..<machine.processorCount).map { number in
      Stage(root: root, side: number == 0 ? nil : ".build/side-\(number)")
    }
  }

  /// Grades many texts, on several stages at once.
  ///
  /// - Parameters:
  ///   - snapshots: The texts.
  ///   - stages: Where they are built.
  ///   - grade: Grades one of them on a stage.
  ///   - found: Called with each result as soon as it is known, and its index.
  /// - Returns: The results, in the order of the texts.
  /// - Throws: `CancellationError`; an error of Foundation when a build folder can't be written.
  package func results(
    of snapshots: [Snapshot], on stages: [Stage],
    grade: @escaping @Sendable (Snapshot, Stage) async throws -> Verdict,
    found: (Int, GradingResult) -> Void = { _, _ in }
  ) async throws -> [GradingResult] {
    if !snapshots.isEmpty { progress(.grading(texts: snapshots.count)) }
    return try await withThrowingTaskGroup(of: (Int, Stage, GradingResult).self) { group in
      var results: [Int: GradingResult] = [:]
      var free = stages
      for (index, snapshot) in snapshots.enumerated() {
        if free.isEmpty, let (index, stage, result) = try await group.next() {
          results[index] = result
          found(index, result)
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
      for try await (index, _, result) in group {
        results[index] = result
        found(index, result)
      }
      return snapshots.indices.compactMap { results[$0] }
    }
  }
}
