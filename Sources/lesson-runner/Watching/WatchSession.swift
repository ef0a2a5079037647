import Course
import Foundation
import Grading
import Interface

/// A session that grades the current exercise after every save until the user quits.
struct WatchSession {
  enum Event: Sendable {
    case terminal(TerminalEvent)
    case progress(Grading.Progress)
    /// The work with this number has a result, which this function reports.
    case result(Int, Report)
    case editorFailed(String)
  }

  typealias Graded = Result<(verdict: Verdict, isNew: Bool), any Error>
  typealias Report = @Sendable (inout WatchSession) throws -> Void

  let app: App
  let terminal: any Terminal
  var screen: Screen
  /// The workbook when the exercise was last graded.
  var workbook: Workbook
  var learner: LearnerProgress
  var exercise: Exercise
  var question: Question?
  /// Whether the last graded version of the file solves the exercise.
  var isSolved = false
  /// The verdict that was last reported on the current exercise.
  var reported: Verdict?
  /// The exercises that the user left unsolved in this session.
  var skipped: Set<Exercise> = []

  /// The editor in which files are opened, or nil after a file couldn't be opened.
  private var editor: Editor?
  /// The grader, which sees all other files as they were when the latest work started.
  private var grader: Grader
  private var watched: WatchedFiles
  private var learnersFiles: WatchedFiles
  /// Whether the files have changed, and may still be changing.
  private var isSettling = false
  private var wasForeground = true
  /// The time at which the current file was saved, or the exercise was started.
  private var startTime = ""
  private var work: Task<Void, Never>?
  /// The task that builds the dependencies of the next exercises, while the learner reads.
  private var preparation: Task<Void, Never>?
  /// The number of the latest work; earlier results are ignored.
  private var workNumber = 0
  private let events: AsyncStream<Event>
  private let eventContinuation: AsyncStream<Event>.Continuation

  init(_ app: App, _ terminal: any Terminal, opensIn editor: Editor?) throws {
    self.app = app
    self.terminal = terminal
    self.editor = editor
    screen = Screen(app.console, terminal)
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

  var guide: Guide { page.guide(in: screen.style) }

  var page: WatchPage {
    WatchPage(workbook: workbook, learner: learner, exercise: exercise, startTime: startTime)
  }

  // MARK: Start and end

  /// Watches until the user quits.
  ///
  /// - Throws: `CancellationError` if `watch` is interrupted, or the terminal is closed.
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
    try? screen.closeView()
    try? screen.show(line: "")
    try result.get()
    try screen.print("To continue later: \(Runner.call)")
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
      case .terminal(let event) where screen.hasView && event.isFromKeyboard:
        try pressInView(event)
      case .terminal(.key(Key.quit.rawValue)) where question == nil: return
      case .terminal(let event): try await handle(event)
      case .progress(let progress):
        try screen.note(progress.text.wrapped(to: screen.style.width))
      case .result(let number, let report): if number == workNumber { try report(&self) }
      case .editorFailed(let reason):
        editor = nil
        try screen.printWrapped("The file can't be opened: \(reason)")
      }
    }
    try Task.checkCancellation()
  }

  private mutating func handle(_ event: TerminalEvent) async throws {
    switch event {
    case .key(let key): try press(key)
    case .move, .pasted: break
    case .tick: try lookForSaves()
    case .closed: throw CancellationError()
    case .resized: try screen.redraw(line: lastLine)
    case .continued:
      terminal.takeKeys()
      try showLastLine()
    case .suspended:
      // Otherwise, running work would continue while this program is stopped.
      let wasWorking = work != nil
      await stopWork()
      try screen.closeView()
      try screen.show(line: "")
      terminal.suspend()
      try showLastLine()
      if wasWorking { try start(exercise) }
    }
  }

  /// Switches to an exercise, and opens its file.
  mutating func begin(with exercise: Exercise) throws {
    editor?.open(workbook.root.appending(path: exercise.file), in: workbook.root) {
      [eventContinuation] in eventContinuation.yield(.editorFailed($0))
    }
    try start(exercise)
  }

  private mutating func start(_ exercise: Exercise) throws {
    if exercise != self.exercise { reported = nil }
    self.exercise = exercise
    watched = WatchedFiles(of: exercise, in: workbook.root)
    isSettling = false
    try announce()
    grade()
  }

  /// Shows the open question, or the keys.
  mutating func showLastLine() throws { try screen.show(line: lastLine) }

  private var lastLine: String {
    question?.line(in: screen.style) ?? Key.line(in: screen.style)
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
      // The learner wants to see the verdict.
      try screen.closeView()
      if !isSettling { try announce() }
      isSettling = true
    } else if isSettling {
      // Editors may empty or move a file first. Now nothing has changed since the last tick.
      isSettling = false
      grade()
    }
    try lookForOtherSaves()
  }

  /// Explains why a save of another exercise has no effect.
  private mutating func lookForOtherSaves() throws {
    let exercises = workbook.catalog.exercises
    let now = WatchedFiles(ofAll: exercises, in: workbook.root)
    let changed = now.changes(since: learnersFiles, among: exercises, in: workbook.root)
    learnersFiles = now
    guard changed.count == 1, changed[0] != exercise else { return }
    try screen.closeView()
    try screen.printWrapped(
      """
      \(changed[0].title) was saved, and \(exercise.title) is being watched. To go to the other, \
      press g and type \(changed[0].id).
      """)
  }

  /// Shows the exercise that is being graded, until the verdict replaces the message.
  private mutating func announce() throws {
    // A text or an exercise may have changed. If it's missing for now, keep the previous one.
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    exercise = workbook.catalog.exercise(exercise.id) ?? exercise
    let isFirst = startTime.isEmpty
    startTime = time
    let page = page
    // The welcome stays visible until the first verdict.
    if isFirst {
      try screen.print("\n\(page.announcement(in: screen.style))")
    } else {
      try screen.show(draft: page.announcement)
    }
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

  /// Grades the exercise, and cancels other work.
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

  /// Draws the exercise's wiring, unless it's being graded.
  mutating func drawWiring() throws {
    guard work == nil else {
      return try screen.print("Grading isn't finished. Press w again after the verdict.")
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

  /// Creates a new grader, which sees all files as they are now, including a newly saved suite.
  private mutating func renewGrader() {
    grader = app.makeGrader { [eventContinuation] in eventContinuation.yield(.progress($0)) }
  }

  /// Reads the stored verdicts again, which other runners or saved files may have changed.
  mutating func updateProgress() {
    learner = LearnerProgress(in: workbook, grader)
  }

  /// Starts work, and cancels other work; the work sends functions that report its results.
  private mutating func begin(
    _ body: @escaping @Sendable (_ send: (@escaping Report) -> Void) async -> Void
  ) {
    workNumber += 1
    let previous = [work, preparation]
    for task in previous { task?.cancel() }
    work = Task { [workNumber, eventContinuation] in
      // Two tasks at the same time would wait for each other's lock.
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

  /// Builds the dependencies of the next exercise and the next lesson, after the work is finished.
  mutating func prepareNext() {
    work = nil
    let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
    let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
      .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
    preparation = Task { [grader] in await grader.prepare(submissions) }
  }
}

extension Grader {
  /// Returns the verdict on the learner's current file, or the error.
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
