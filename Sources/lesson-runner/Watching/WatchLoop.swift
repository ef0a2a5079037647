import Course
import Foundation
import Grading
import Interface

/// The loop of `watch`, which passes events to the session, and performs the session's effects.
struct WatchLoop {
  private let console: Console
  private let terminal: any Terminal
  private let clock: LocalClock
  private let makeGrader: MakeGrader
  private let readWiring: ReadWiring
  private var session: Session
  /// The editor in which files are opened, or nil if none was chosen or opening has failed.
  private var editor: Editor?
  /// The grader of the latest work; it doesn't see later changes of files, except of the graded
  /// file.
  private var grader: Grader
  private var work: Task<Void, Never>?
  /// The number of the latest work; results of earlier work are ignored.
  private var workNumber = 0
  /// The events, each with the number of the work that has led to it, if any.
  private let events = AsyncStream.makeStream(of: (work: Int?, event: Event).self)

  init(
    in workbook: Workbook, _ console: Console, _ terminal: any Terminal, _ clock: LocalClock,
    _ makeGrader: @escaping MakeGrader, _ readWiring: @escaping ReadWiring,
    opensIn editor: Editor?, offersRecall: Bool
  ) throws {
    (self.console, self.terminal, self.clock, self.editor) = (console, terminal, clock, editor)
    (self.makeGrader, self.readWiring) = (makeGrader, readWiring)
    // This grader only looks up stored verdicts, which has no progress to report.
    grader = makeGrader { _ in }
    session = try Session(
      in: workbook, LearnerProgress(in: workbook, grader), isFirstUse: grader.isFirstUse,
      today: clock.today, offersRecall: offersRecall,
      Screen(isCapable: console.isCapable, console.style))
  }

  /// Watches until the user quits.
  ///
  /// - Throws: `CancellationError` if `watch` is interrupted, or the terminal is closed.
  mutating func run() async throws -> ExitStatus {
    terminal.takeKeys()
    defer { terminal.restoreMode() }
    let listening = Task { [terminal, events] in
      for await event in terminal.events() { events.continuation.yield((nil, .terminal(event))) }
      events.continuation.finish()
    }
    try? await handleEvents()
    listening.cancel()
    await stopWork()
    let isShown = (try? await handle(.ended)) != nil
    guard session.hasQuit, isShown else { throw CancellationError() }
    return .success
  }

  private mutating func handleEvents() async throws {
    try await handle(.began)
    for await (work, event) in events.stream where work == nil || work == workNumber {
      if case .editorFailed = event { editor = nil }
      try await handle(event)
      if session.hasQuit { return }
    }
  }

  private mutating func handle(_ event: Event) async throws {
    for effect in session.handle(event, at: clock.time, in: console.style) {
      if let next = try await perform(effect) { try await handle(next) }
    }
  }

  // MARK: Effects

  /// Performs an effect, and returns the event that results from it, if any.
  ///
  /// - Throws: `CancellationError` if the terminal is closed.
  private mutating func perform(_ effect: Effect) async throws -> Event? {
    let workbook = session.workbook
    switch effect {
    case .write(let text):
      do { try console.write(text) } catch { throw CancellationError() }
    case .showAlternateScreen(let isShown): terminal.showAlternateScreen(isShown)
    case .takeKeys: terminal.takeKeys()
    case .suspend:
      await stopWork()
      terminal.suspend()
      return .resumed
    case .open(let exercise):
      editor?.open(workbook.root.appending(path: exercise.file), in: workbook.root) {
        [events] in events.continuation.yield((nil, .editorFailed(reason: $0)))
      }
    case .lookUpProgress(let key): return .chose(key, LearnerProgress(in: workbook, grader))
    case .start(let work): start(work)
    case .cancelWork: cancelWork()
    case .reset(let exercise):
      return .reset(
        await attempt { try workbook.reset(exercise, now: clock.now(), in: clock.timeZone) })
    case .countHint(let hints):
      do { try hints.countNext() } catch { return .failed(error) }
    case .keep(let recall):
      // If the disk is full, the card comes again.
      try? recall.save(in: workbook.root)
    }
    return nil
  }

  /// Starts work, and cancels other work.
  ///
  /// The work gets a new grader, which sees all files as they are now, including a newly saved
  /// suite. After the work, while the learner reads, the dependencies of the next exercise and of
  /// the next lesson are built.
  private mutating func start(_ new: Work) {
    cancelWork()
    grader = makeGrader { [events] in events.continuation.yield((nil, .progress($0))) }
    let (workbook, exercise) = (session.workbook, session.exercise)
    work = Task { [previous = work, readWiring, grader, workNumber, events] in
      // Two tasks at the same time would need the same lock.
      await previous?.value
      if Task.isCancelled { return }
      func send(_ event: Event) { events.continuation.yield((workNumber, event)) }
      func verdict(on exercise: Exercise) async -> Result<(Verdict, isNew: Bool), any Error> {
        await attempt {
          try await grader.learnerVerdict(
            on: Submission(exercise, in: workbook.root), in: workbook.root)
        }
      }
      switch new {
      case .grade: send(.graded(await verdict(on: exercise)))
      case .checkAll:
        for exercise in workbook.catalog.exercises where !Task.isCancelled {
          send(.checked(exercise, await verdict(on: exercise)))
        }
        send(.checkedAll)
      case .drawWiring:
        send(
          .drew(
            await attempt {
              try await grader.wiring(
                of: Submission(exercise, in: workbook.root), readWiring)
            }))
      }
      if Task.isCancelled { return }
      let learner = LearnerProgress(in: workbook, grader)
      let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
      let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
        .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
      await grader.prepare(submissions)
    }
  }

  private mutating func cancelWork() {
    workNumber += 1
    work?.cancel()
  }

  private mutating func stopWork() async {
    cancelWork()
    await work?.value
    work = nil
  }
}

/// Returns a function's result, or the error that the function throws.
func attempt<Success>(
  _ body: () async throws -> Success
) async -> Result<Success, any Error> {
  do { return .success(try await body()) } catch { return .failure(error) }
}
