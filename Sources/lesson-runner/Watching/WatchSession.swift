import Course
import Foundation
import Grading
import Interface

/// Grades the current exercise at every save, and handles keys, until somebody quits.
struct WatchSession {
  enum Event: Sendable {
    case terminal(TerminalEvent)
    case progress(Grading.Progress)
    /// The work with this number has a result, to be reported so.
    case result(Int, Report)
    case editorFailed(String)
  }

  typealias Graded = Result<(verdict: Verdict, isNew: Bool), any Error>
  typealias Report = @Sendable (inout WatchSession) throws -> Void

  let app: App
  let terminal: any Terminal
  var screen: Screen
  /// As it was when the exercise was graded last.
  var workbook: Workbook
  var learner: LearnerProgress
  var exercise: Exercise
  /// The open question.
  var question: Question?
  /// Whether the file, as it was graded last, solves the exercise.
  var isSolved = false

  /// Where files are opened, until that fails.
  private var editor: Editor?
  /// Sees all other files as they were when the latest work began.
  private var grader: Grader
  private var watched: WatchedFiles
  private var learnersFiles: WatchedFiles
  /// Whether a save was seen that may not be over yet.
  private var isSettling = false
  private var wasForeground = true
  private var work: Task<Void, Never>?
  /// Builds what the next exercises will need, while the learner reads.
  private var preparation: Task<Void, Never>?
  /// The number of the latest work; results of work before it are ignored.
  private var workNumber = 0
  private let events: AsyncStream<Event>
  private let eventContinuation: AsyncStream<Event>.Continuation

  init(_ app: App, _ terminal: any Terminal, opensIn editor: Editor?) throws {
    self.app = app
    self.terminal = terminal
    self.editor = editor
    screen = Screen(app.console)
    workbook = app.workbook
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    (self.events, eventContinuation) = (events, continuation)
    grader = app.makeGrader { continuation.yield(.progress($0)) }
    learner = LearnerProgress(in: workbook, grader)
    let exercises = workbook.catalog.exercises
    guard let exercise = learner.firstUnsolved ?? exercises.last else {
      throw WorkbookError.noExercise(in: workbook.path)
    }
    self.exercise = exercise
    watched = WatchedFiles(of: exercise, in: workbook.root)
    learnersFiles = WatchedFiles(ofAll: exercises, in: workbook.root)
  }

  var guide: Guide { Guide(workbook, learner, screen.style, hasKeys: true) }

  // MARK: From the beginning to the end

  /// Watches until somebody quits.
  ///
  /// - Throws: `CancellationError` when it was interrupted, or the terminal was closed.
  mutating func run() async throws -> ExitStatus {
    terminal.takeKeys()
    defer { terminal.giveBack() }
    let listening = Task { [terminal, eventContinuation] in
      for await event in terminal.events() { eventContinuation.yield(.terminal(event)) }
    }
    let result: Result<Void, any Error>
    do {
      result = .success(try await handleEvents())
    } catch {
      result = .failure(error)
    }
    listening.cancel()
    eventContinuation.finish()
    await stopWork()
    try? screen.show(line: "")
    try result.get()
    try screen.print("Go on any time: \(Runner.call)")
    return .success
  }

  private mutating func handleEvents() async throws {
    try screen.show(line: Key.line(in: screen.style))
    if grader.isFirstUse, let welcome = guide.welcome(to: exercise) {
      try screen.print("\n\(welcome)")
    }
    for stray in workbook.catalog.strays { try screen.printWrapped("Note: \(stray)") }
    try begin(with: exercise)
    for await event in events {
      switch event {
      case .terminal(.key(Key.quit.rawValue)) where question == nil: return
      case .terminal(let event): try await handle(event)
      case .progress(let progress): try screen.printWrapped(progress.text)
      case .result(let number, let report): if number == workNumber { try report(&self) }
      case .editorFailed(let reason):
        editor = nil
        try screen.printWrapped("No file is opened: \(reason)")
      }
    }
    try Task.checkCancellation()
  }

  private mutating func handle(_ event: TerminalEvent) async throws {
    switch event {
    case .key(let key): try press(key)
    case .tick: try lookForSaves()
    case .closed: throw CancellationError()
    case .resized: try showLastLine()
    case .continued:
      terminal.takeKeys()
      try showLastLine()
    case .suspended:
      // What was begun would run on while this program is stopped.
      let wasWorking = work != nil
      await stopWork()
      try screen.show(line: "")
      terminal.suspend()
      try showLastLine()
      if wasWorking { try start(exercise) }
    }
  }

  /// Turns to an exercise, and opens its file.
  mutating func begin(with exercise: Exercise) throws {
    editor?.open(workbook.root.appending(path: exercise.file), in: workbook.root) {
      [eventContinuation] in eventContinuation.yield(.editorFailed($0))
    }
    try start(exercise)
  }

  private mutating func start(_ exercise: Exercise) throws {
    self.exercise = exercise
    watched = WatchedFiles(of: exercise, in: workbook.root)
    isSettling = false
    try announce()
    grade()
  }

  /// Shows the open question, or the keys.
  mutating func showLastLine() throws {
    try screen.show(line: question?.line(in: screen.style) ?? Key.line(in: screen.style))
  }

  // MARK: Saves

  private mutating func lookForSaves() throws {
    if terminal.isForeground != wasForeground {
      wasForeground.toggle()
      terminal.takeKeys()
      if wasForeground { try showLastLine() }
    }
    let now = WatchedFiles(of: exercise, in: workbook.root)
    if now != watched {
      watched = now
      workNumber += 1
      work?.cancel()
      preparation?.cancel()
      if !isSettling { try announce() }
      isSettling = true
    } else if isSettling {
      // An editor may empty a file before it writes it, or move it away: only now it is saved.
      isSettling = false
      grade()
    }
    try lookForOtherSaves()
  }

  /// Says why nothing happens when another exercise is saved.
  private mutating func lookForOtherSaves() throws {
    let exercises = workbook.catalog.exercises
    let now = WatchedFiles(ofAll: exercises, in: workbook.root)
    let changed = now.changes(since: learnersFiles, among: exercises, in: workbook.root)
    learnersFiles = now
    guard changed.count == 1, changed[0] != exercise else { return }
    try screen.printWrapped(
      """
      \(changed[0].title) was saved, and \(exercise.title) is being watched. To go to the other, \
      press g and type \(changed[0].id).
      """)
  }

  /// Draws a line below what was before, and says which exercise is graded.
  private mutating func announce() throws {
    // A text or an exercise may have changed; should they be lost for now, the old ones will do.
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    exercise = workbook.catalog.exercise(exercise.id) ?? exercise
    let style = screen.style
    let title = "── \(time) ── \(exercise.title) "
    let rule = title + String(repeating: "─", count: max(0, style.width - 1 - title.count))
    try screen.print("\n\(style.dim(rule))\n\(guide.announcement(of: exercise))")
    try ask(nil)
  }

  private var time: String {
    app.now().formatted(
      .verbatim(
        """
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits)
        """, timeZone: .current, calendar: .current))
  }

  // MARK: Work

  /// Has the exercise graded, in place of what is under way.
  private mutating func grade() {
    isSolved = false
    renewGrader()
    begin { [grader, workbook, exercise] send in
      let result = await grader.result(on: exercise, in: workbook)
      send { try $0.report(result) }
    }
  }

  mutating func checkAll() {
    isSettling = false
    renewGrader()
    begin { [grader, workbook] send in
      let exercises = workbook.catalog.exercises
      for exercise in exercises where !Task.isCancelled {
        let result = await grader.result(on: exercise, in: workbook)
        send { try $0.report(result, on: exercise, isLast: exercise == exercises.last) }
      }
    }
  }

  /// Has the exercise's wiring drawn, unless it is being graded.
  mutating func drawWiring() throws {
    guard work == nil else {
      return try screen.print("The verdict comes first. Press w again when it is there.")
    }
    renewGrader()
    begin { [app, grader, workbook, exercise] send in
      do {
        let submission = try Submission(exercise, in: workbook.root)
        let result = try await app.wiring(of: submission, grader)
        send { try $0.report(result) }
      } catch {
        send { try $0.reportFailure(error) }
      }
    }
  }

  /// Has the next work see all files as they are now: a suite may have been saved as well.
  private mutating func renewGrader() {
    grader = app.makeGrader { [eventContinuation] in eventContinuation.yield(.progress($0)) }
  }

  /// Looks at what other runners found out, and at other files that were saved.
  mutating func updateProgress() {
    learner = LearnerProgress(in: workbook, grader)
  }

  /// Begins work in place of what is under way; it sends what reports its results.
  private mutating func begin(
    _ body: @escaping @Sendable (_ send: (@escaping Report) -> Void) async -> Void
  ) {
    workNumber += 1
    let previous = [work, preparation]
    for task in previous { task?.cancel() }
    work = Task { [workNumber, eventContinuation] in
      // Two at the same time would wait for each other's lock.
      for task in previous { await task?.value }
      if !Task.isCancelled { await body { eventContinuation.yield(.result(workNumber, $0)) } }
    }
  }

  private mutating func stopWork() async {
    workNumber += 1
    for task in [work, preparation] {
      task?.cancel()
      await task?.value
    }
    work = nil
  }

  /// Has what the next exercise and the next lesson need built, now that the work is done.
  mutating func prepareNext() {
    work = nil
    let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
    let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
      .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
    preparation = Task { [grader] in await grader.prepare(submissions) }
  }
}

extension Grader {
  /// The verdict on the learner's file as it is now, or why there is none.
  fileprivate func result(
    on exercise: Exercise, in workbook: Workbook
  ) async -> WatchSession.Graded {
    do {
      let (verdict, isNew) = try await verdict(on: Submission(exercise, in: workbook.root))
      return .success((verdict, isNew))
    } catch {
      return .failure(error)
    }
  }
}
