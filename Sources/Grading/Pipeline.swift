package import Course
import Foundation

/// A pipeline that grades texts in steps: inputs, look up, build, run, judge, store.
///
/// Each step is a function that creates a value from the previous step's value.
package struct Pipeline: Sendable {
  private let toolchain: Toolchain
  /// The builder to use, or nil for the builder that's chosen on this machine.
  private let builder: BuilderKind?
  /// The store in which verdicts are looked up and kept, or nil to grade each text again.
  let store: VerdictStore?
  private(set) var builders: Builders
  private let graderFingerprint: Fingerprint
  private let firstExercise: Exercise?

  /// Creates a pipeline.
  ///
  /// The pipeline calls `progress`, on any thread, with each step that takes time.
  package init(
    _ workbook: Workbook, _ machine: Machine, _ limits: Limits, with builder: BuilderKind? = nil,
    store: VerdictStore?, progress: @escaping @Sendable (Progress) -> Void
  ) {
    let root = workbook.root
    toolchain = Toolchain(root: root, machine: machine, limits: limits, progress: progress)
    let grader = machine.graderFingerprint(in: root, toolchain.fingerprints)
    builders = Builders(toolchain: toolchain, graderFingerprint: grader)
    graderFingerprint = builders.fingerprint
    self.builder = builder
    self.store = store
    firstExercise = workbook.catalog.exercises.first
  }

  // MARK: 1 Inputs, 2 look up

  func inputs(of submission: Submission) -> Inputs {
    Inputs(of: submission, in: toolchain.root, toolchain.fingerprints, grader: graderFingerprint)
  }

  /// Returns the stored verdict on a text, or else grades the text.
  package func verdict(
    on submission: Submission, at stage: Stage
  ) async throws -> (Verdict, isNew: Bool) {
    let inputs = inputs(of: submission)
    if let verdict = store?[inputs] { return (verdict, false) }
    return (try await grade(inputs, at: stage), true)
  }

  package func storedVerdict(on submission: Submission) -> Verdict? {
    store?[inputs(of: submission)]
  }

  // MARK: 3 Build, 4 run, 5 judge, 6 store

  /// Grades a text, and keeps the verdict.
  ///
  /// - Throws: ``WorkbookError`` if the text can't be graded for a reason outside the text, or
  ///   `CancellationError` if the task is canceled.
  package func grade(_ submission: Submission, at stage: Stage) async throws -> Verdict {
    try await grade(inputs(of: submission), at: stage)
  }

  private func grade(_ inputs: Inputs, at stage: Stage) async throws -> Verdict {
    let submission = inputs.submission
    return try await withLock(on: stage) { lock in
      if lock.hasWaited, let verdict = store?[inputs] { return verdict }
      let verdict = try await certainVerdict(on: submission, at: stage, lock)
      if builder == nil, case .doesNotFit(_, let errors) = verdict.outcome {
        try await expectSuiteFitsAnswer(to: submission, errors, at: stage, lock)
      }
      keep(verdict, for: inputs)
      return verdict
    }
  }

  /// Grades a text, and grades the text again if the machine may have caused the verdict.
  private func certainVerdict(
    on submission: Submission, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    do {
      return try await verdict(on: submission, with: builder, at: stage, lock)
    } catch let doubt as DoubtfulVerdict {
      let exercise = submission.exercise
      let answer = try Submission(exercise, at: exercise.answer, in: toolchain.root)
      let control = try? await verdict(on: answer, with: builder, at: stage, lock)
      guard control?.isPassed == true else { throw doubt.cause }
      // Here the answer passes, but the machine may have been out of memory for a moment.
      do {
        return try await verdict(on: submission, with: builder, at: stage, lock)
      } catch let doubt as DoubtfulVerdict {
        return doubt.verdict
      }
    }
  }

  /// Runs an operation while no other runner uses the stage.
  private func withLock<Result>(
    on stage: Stage, _ body: (Lock) async throws -> Result
  ) async throws -> Result {
    do {
      return try await Lock.hold(stage.lock, toolchain.progress, while: body)
    } catch {
      let root = toolchain.root
      let build = root.appending(path: ".build")
      throw explained(error, in: root.path, free: build.freeBytes ?? root.freeBytes)
    }
  }

  private func verdict(
    on submission: Submission, with kind: BuilderKind?, at stage: Stage, _ lock: Lock
  ) async throws -> Verdict {
    switch try await builders.build(submission, .tests, with: kind, at: stage, lock) {
    case .rejected(let verdict): return verdict
    case .built(let product):
      let process = SuiteProcess(
        suite: Suite(of: submission.exercise, in: toolchain.root), product: product,
        root: toolchain.root, limits: toolchain.limits)
      let seconds = toolchain.limits.seconds
      let runner = SuiteRunner(
        exercise: submission.exercise, secondsAllowed: seconds, runOnce: process.run)
      let run = try await runner.run()
      let verdict = { try Judge(submission: submission, secondsAllowed: seconds).verdict(on: run) }
      if let cause = runner.outsideFault(of: run) {
        guard toolchain.limits.sandbox != nil else { throw cause }
        throw DoubtfulVerdict(verdict: try verdict(), cause: cause)
      }
      return try verdict()
    }
  }

  /// Keeps a verdict for its inputs, unless a file of the inputs has been saved since.
  private func keep(_ verdict: Verdict, for inputs: Inputs) {
    guard toolchain.fingerprints.areUnchanged(inputs.files) else { return }
    do {
      try store?.keep(verdict, for: inputs)
    } catch {
      toolchain.progress(.notStored(WorkbookError(error)))
    }
  }

  /// Throws an error if the suite doesn't compile with the answer either, and so is damaged.
  ///
  /// `errors` are the suite's errors with the text of `submission`.
  private func expectSuiteFitsAnswer(
    to submission: Submission, _ errors: [CompilerMessage], at stage: Stage, _ lock: Lock
  ) async throws {
    let exercise = submission.exercise
    var errors = errors
    if submission.path != exercise.answer {
      guard let answer = try? Submission(exercise, at: exercise.answer, in: toolchain.root),
        storedVerdict(on: answer) == nil,
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

/// A verdict on a stranger's text, perhaps caused by the machine.
///
/// The verdict counts if the answer passes on the same machine, and grading the text again leads to
/// a doubtful verdict, too.
struct DoubtfulVerdict: Error {
  let verdict: Verdict
  let cause: WorkbookError
}

extension Verdict {
  /// Whether grading the text again would lead to this verdict; a busy machine can cause a timeout.
  package var isRepeatable: Bool {
    switch outcome {
    case .ranTooLong, .toolFailed(.ranTooLong), .notGraded: false
    default: true
    }
  }
}

/// Returns an error that names the cause if the disk is full, or tools can't use the path.
///
/// On a full disk, compilers and linkers crash, omit files, or report damaged files.
func explained(_ error: any Error, in path: String, free: Int?) -> any Error {
  if error is CancellationError { return error }
  let found = WorkbookError(error)
  if found.isDamage { return found }
  if case .noTests = found { return found }
  // With less than 64 MiB of free space, builds fail in many ways.
  if let free, free < 64 << 20 { return WorkbookError.diskFull(folder: path, bytes: free) }
  return path.contains("%") ? WorkbookError.percentInPath(path, cause: found) : found
}

// MARK: What commands use

extension Pipeline {
  /// A grader for a command, on the learner's stage.
  package var grader: Grader {
    let stage = Stage(root: toolchain.root)
    return Grader(
      isFirstUse: store?.isNew ?? false,
      storedVerdict: storedVerdict,
      verdict: { try await verdict(on: $0, at: stage) },
      grade: { try await grade($0, at: stage) },
      prepare: { await prepare($0, at: stage) },
      module: { try await module(of: $0, at: stage) })
  }

  private func module(of submission: Submission, at stage: Stage) async throws -> ModuleBuild {
    try await withLock(on: stage) { lock in
      switch try await builders.build(submission, .module, at: stage, lock) {
      case .rejected(let verdict): .rejected(verdict)
      case .built(let product):
        .built(
          BuiltModule(
            name: submission.exercise.module, folder: product.modules, source: product.source,
            run: toolchain.output))
      }
    }
  }

  /// Builds texts in advance at the lowest priority, and ignores errors, which grading will repeat.
  private func prepare(_ submissions: [Submission], at stage: Stage) async {
    var pipeline = self
    pipeline.builders = builders.inBackground
    if builders.choice == nil, let exercise = submissions.first?.exercise ?? firstExercise {
      try? await Lock.hold(stage.lock) { lock in
        try await pipeline.chooseBuilder(with: exercise, at: stage, lock)
      }
    }
    for submission in submissions where !Task.isCancelled {
      try? await pipeline.builders.prepare(submission, at: stage)
    }
  }

  /// Chooses the builder, once per toolchain: SwiftPM if both verdicts on an answer differ.
  private func chooseBuilder(
    with exercise: Exercise, at stage: Stage, _ lock: Lock
  ) async throws {
    let answer = try Submission(exercise, at: exercise.answer, in: toolchain.root)
    let direct = try await verdict(on: answer, with: .direct, at: stage, lock)
    if direct.isPassed { return builders.choose(.direct) }
    // If the answer or its suite was changed, both builds fail in the same way.
    let package = try await verdict(on: answer, with: .package, at: stage, lock)
    guard direct.isRepeatable, package.isRepeatable else { return }
    if direct.agrees(with: package) { return builders.choose(.direct) }
    builders.choose(.package)
    toolchain.progress(.switchedToSwiftPM(answer: exercise, direct: direct, package: package))
  }
}

// MARK: Many texts

extension Pipeline {
  /// The stages, one for each processor, starting with the learner's stage.
  package var stages: [Stage] {
    (0..<toolchain.machine.processorCount).map { number in
      Stage(root: toolchain.root, side: number == 0 ? nil : ".build/side-\(number)")
    }
  }

  /// Grades many texts, even those with a stored verdict, on several stages in parallel.
  ///
  /// Calls `onResult` with the index and the result of each text as soon as the text is graded.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  package func grade(
    _ submissions: [Submission], at stages: [Stage],
    onResult: (Int, Result<Verdict, WorkbookError>) -> Void
  ) async throws {
    typealias Found = (index: Int, stage: Stage, result: Result<Verdict, WorkbookError>)
    if !submissions.isEmpty { toolchain.progress(.grading(texts: submissions.count)) }
    try await withThrowingTaskGroup(of: Found.self) { group in
      func nextFreeStage() async throws -> Stage? {
        guard let (index, stage, result) = try await group.next() else { return nil }
        onResult(index, result)
        return stage
      }
      for (index, submission) in submissions.enumerated() {
        guard let stage = index < stages.count ? stages[index] : try await nextFreeStage()
        else { break }
        if index > 0, index.isMultiple(of: 20) {
          toolchain.progress(.graded(index, of: submissions.count))
        }
        group.addTask {
          do {
            return (index, stage, .success(try await grade(submission, at: stage)))
          } catch let error as WorkbookError {
            return (index, stage, .failure(error))
          }
        }
      }
      while try await nextFreeStage() != nil {}
    }
  }
}
