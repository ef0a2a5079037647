import Course
import Foundation
import Grading
import Interface

/// A session that grades the current exercise after every save until the user quits.
struct WatchSession {
  /// A function that handles something that has happened, such as a key or a verdict.
  typealias Event = @Sendable (inout WatchSession) async throws -> Void

  let app: App
  let terminal: any Terminal
  var screen: Screen
  /// The workbook when the exercise was last graded.
  var workbook: Workbook
  var learner: LearnerProgress
  var exercise: Exercise
  var prompt = Prompt.key
  var hasQuit = false
  /// Whether the last graded version of the file solves the exercise.
  private(set) var isSolved = false
  /// The exercises that the user left unsolved in this session.
  var skipped: Set<Exercise> = []
  /// The grader, which sees all other files as they were when the latest work started.
  private(set) var grader: Grader

  /// The editor in which files are opened, or nil after a file couldn't be opened.
  private var editor: Editor?
  private var watched: [String: FileSnapshot] = [:]
  private var learnersFiles: [Exercise: FileSnapshot]
  /// Whether the files have changed, and may still be changing.
  private var isSettling = false
  /// The time at which the current file was saved, or the exercise was started.
  private var startTime = ""
  /// The verdict that was last reported on the current exercise.
  private var reported: Verdict?
  private var work: Task<Void, Never>?
  /// Whether the work's last result is still missing.
  private var isWorking = false
  /// The number of the latest work; earlier results are ignored.
  private var workNumber = 0
  private let events = AsyncStream.makeStream(of: Event.self)

  init(_ app: App, _ terminal: any Terminal, opensIn editor: Editor?) throws {
    self.app = app
    self.terminal = terminal
    self.editor = editor
    screen = Screen(app.console, terminal)
    workbook = app.workbook
    // Nothing that this grader does takes time.
    grader = app.makeGrader { _ in }
    learner = LearnerProgress(in: workbook, grader)
    let exercises = workbook.catalog.exercises
    guard let exercise = learner.firstUnsolved ?? exercises.last else {
      throw WorkbookError.noExercise(in: workbook.path)
    }
    self.exercise = exercise
    learnersFiles = exercises.learnersFiles(in: workbook.root)
  }

  // MARK: Start and end

  /// Watches until the user quits.
  ///
  /// - Throws: `CancellationError` if `watch` is interrupted, or the terminal is closed.
  mutating func run() async throws -> ExitStatus {
    terminal.takeKeys()
    defer { terminal.giveBack() }
    let listening = Task { [terminal, events] in
      for await event in terminal.events() {
        events.continuation.yield { try await $0.handle(event) }
      }
      events.continuation.finish()
    }
    try? await handleEvents()
    listening.cancel()
    await stopWork()
    try? screen.closeView()
    try? screen.show(line: "")
    guard hasQuit else { throw CancellationError() }
    try screen.print("To continue later: \(Runner.call)")
    return .success
  }

  /// Handles events until the user quits, and continues after an error, such as a full disk.
  ///
  /// - Throws: `CancellationError` if the terminal is closed.
  private mutating func handleEvents() async throws {
    try showLastLine()
    if grader.isFirstUse, let welcome = guide.welcome(to: exercise) {
      try screen.print("\n\(welcome)")
    }
    for stray in workbook.catalog.strays { try screen.printWrapped("Note: \(stray)") }
    try begin(with: exercise)
    for await event in events.stream {
      do {
        try await event(&self)
      } catch let error as UsageError {
        try screen.printWrapped(error.message)
      } catch let error where !(error is CancellationError) {
        try report(error)
      }
      if hasQuit { return }
    }
  }

  private mutating func handle(_ event: TerminalEvent) async throws {
    switch event {
    case .key, .move, .pasted: try press(event)
    case .tick: try lookForSaves()
    case .resized: try screen.redraw(line: prompt.line(in: screen.style))
    case .continued:
      terminal.takeKeys()
      try showLastLine()
    case .suspended:
      // Otherwise, running work would continue while this program is stopped.
      let wasWorking = isWorking
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
      [events] reason in
      events.continuation.yield {
        $0.editor = nil
        try $0.screen.printWrapped("The file can't be opened: \(reason)")
      }
    }
    try start(exercise)
  }

  private mutating func start(_ exercise: Exercise) throws {
    if exercise != self.exercise { reported = nil }
    self.exercise = exercise
    watched = exercise.watchedFiles(in: workbook.root)
    isSettling = false
    try announce()
    grade()
  }

  // MARK: Texts

  var guide: Guide {
    Guide(workbook: workbook, learner: learner, style: screen.style, hasKeys: true)
  }

  /// Returns a page for windows of any size.
  ///
  /// The page copies what it needs. If it kept the session, it would keep the page before it, which
  /// the session's screen holds, and so every page since the start.
  private func page(_ text: @escaping (WatchPage) -> String) -> Screen.Page {
    { [workbook, learner, exercise, startTime] style in
      let guide = Guide(workbook: workbook, learner: learner, style: style, hasKeys: true)
      return text(WatchPage(guide: guide, exercise: exercise, startTime: startTime))
    }
  }

  mutating func showLastLine() throws { try screen.show(line: prompt.line(in: screen.style)) }

  private mutating func report(_ error: any Error) throws {
    if let text = ErrorText.text(for: error) { try screen.printWrapped(text) }
  }

  // MARK: Saves

  private mutating func lookForSaves() throws {
    let now = exercise.watchedFiles(in: workbook.root)
    if now != watched {
      watched = now
      workNumber += 1
      work?.cancel()
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
    let now = exercises.learnersFiles(in: workbook.root)
    let changed = exercises.filter { now[$0] != learnersFiles[$0] }
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
    let time = Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: false)
    startTime = app.now().formatted(time)
    let page = page { $0.announcement }
    // The welcome stays visible until the first verdict.
    if isFirst {
      try screen.print("\n\(page(screen.style))")
    } else {
      try screen.show(page, isDraft: true)
    }
    try ask(for: .key)
  }

  // MARK: Work

  /// Grades the exercise, and cancels other work.
  private mutating func grade() {
    isSolved = false
    begin { [workbook, exercise] grader, _ in
      do {
        let (verdict, isNew) = try await grader.verdict(on: Submission(exercise, in: workbook.root))
        return { try $0.report(verdict, isNew: isNew) }
      } catch {
        return {
          $0.learner[exercise] = nil
          try $0.report(error)
          try $0.screen.print($0.guide.progressBar)
        }
      }
    }
  }

  private mutating func report(_ verdict: Verdict, isNew: Bool) throws {
    let before = reported
    reported = verdict
    learner[exercise] = verdict
    isSolved = verdict.isPassed
    if isSolved, case .skip = prompt { try ask(for: .key) }
    try screen.show(page { $0.text(of: verdict, isNew: isNew, since: before) })
  }

  mutating func checkAll() {
    isSettling = false
    begin { [workbook] grader, send in
      for exercise in workbook.catalog.exercises where !Task.isCancelled {
        do {
          let verdict = try await grader.verdict(on: Submission(exercise, in: workbook.root)).0
          send {
            $0.learner[exercise] = verdict
            try $0.screen.print($0.guide.report(verdict, on: exercise).headline)
          }
        } catch {
          send {
            $0.learner[exercise] = nil
            try $0.report(error)
          }
        }
      }
      return { try $0.screen.print($0.guide.progressBar) }
    }
  }

  /// Draws the exercise's wiring, unless it's being graded.
  mutating func drawWiring() throws {
    guard !isWorking else {
      return try screen.print("Grading isn't finished. Press w again after the verdict.")
    }
    begin { [app, workbook, exercise] grader, _ in
      let result = try await app.wiring(of: Submission(exercise, in: workbook.root), grader)
      return {
        let text = WiringText(exercise: exercise, root: workbook.path, style: $0.screen.style)
        try $0.screen.present(text.page(of: result, $0.learner[exercise]))
      }
    }
  }

  /// Starts work, and cancels other work.
  ///
  /// The work gets a new grader, which sees all files as they are now, including a newly saved
  /// suite. It sends functions that report its results, and returns the last one. Then, while the
  /// learner reads, the dependencies of the next exercise and the next lesson are built.
  private mutating func begin(
    _ body: @escaping @Sendable (Grader, _ send: (@escaping Event) -> Void) async throws -> Event
  ) {
    workNumber += 1
    work?.cancel()
    isWorking = true
    grader = app.makeGrader { [events] progress in
      events.continuation.yield {
        try $0.screen.note(progress.text.wrapped(to: $0.screen.style.width))
      }
    }
    work = Task { [previous = work, grader, workNumber, workbook, exercise, events] in
      // Two tasks at the same time would wait for each other's lock.
      await previous?.value
      if Task.isCancelled { return }
      func send(_ report: @escaping Event) {
        events.continuation.yield { if $0.workNumber == workNumber { try await report(&$0) } }
      }
      let last: Event
      do {
        last = try await body(grader, send)
      } catch {
        last = { try $0.report(error) }
      }
      send {
        $0.isWorking = false
        try await last(&$0)
      }
      if Task.isCancelled { return }
      let learner = LearnerProgress(in: workbook, grader)
      let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
      let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
        .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
      await grader.prepare(submissions)
    }
  }

  private mutating func stopWork() async {
    workNumber += 1
    work?.cancel()
    await work?.value
    (work, isWorking) = (nil, false)
  }
}
