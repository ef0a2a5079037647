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
  /// Whether the last key completed the number of an exercise, so that Enter isn't needed.
  var hasTypedNumber = false
  /// Whether a key that does nothing has shown all keys, so that the next one doesn't.
  var areKeysShown = false
  /// Whether a save closed a view, and no other key than the view's was pressed since.
  var isViewReplaced = false
  var hasQuit = false
  /// Whether the session began with a welcome.
  var isWelcome = false
  /// Whether the learner has come to the exercise, and hasn't saved its file or asked for the
  /// verdict since.
  var isStory = true
  /// Whether the last graded version of the file solves the exercise.
  var isSolved = false
  /// The exercises that the user left unsolved in this session.
  var skipped: Set<Exercise> = []
  /// The grader, which sees all other files as they were when the latest work started.
  var grader: Grader

  /// The editor in which files are opened, or nil after a file couldn't be opened.
  private var editor: Editor?
  /// The exercise's file when it was last looked at, or nil if it was missing.
  var savedFile: FileSnapshot?
  /// Whether the files on which the verdict depends have changed, and may still be changing.
  var isSettling = false
  /// All files of the workbook, after the changes that were explained.
  var files: WorkbookFiles
  /// All files when they were last looked at.
  var seenFiles: WorkbookFiles
  var tick = 0
  /// The time at which the current file was saved, or the exercise was started.
  private var startTime = ""
  /// The verdict that was last reported on the current exercise.
  var reported: Verdict?
  var work: Task<Void, Never>?
  /// Whether the work's last result is still missing.
  var isWorking = false
  /// The number of the latest work; earlier results are ignored.
  var workNumber = 0
  let events = AsyncStream.makeStream(of: Event.self)

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
    files = WorkbookFiles(in: workbook.root, for: exercise)
    seenFiles = files
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
      isWelcome = true
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
    case .key, .move, .pasted, .unknown: try press(event)
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
    isStory = true
    try start(exercise)
  }

  mutating func start(_ exercise: Exercise) throws {
    if exercise != self.exercise {
      reported = nil
      files = WorkbookFiles(in: workbook.root, for: exercise)
      seenFiles = files
    }
    self.exercise = exercise
    savedFile = FileSnapshot(at: workbook.root.appending(path: exercise.file).path)
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
  func page(_ text: @escaping (WatchPage) -> String) -> Screen.Page {
    { [workbook, learner, exercise, startTime, isStory] style in
      let guide = Guide(workbook: workbook, learner: learner, style: style, hasKeys: true)
      return text(
        WatchPage(guide: guide, exercise: exercise, startTime: startTime, isStory: isStory))
    }
  }

  mutating func showLastLine() throws { try screen.show(line: prompt.line(in: screen.style)) }

  mutating func report(_ error: any Error) throws {
    if let text = ErrorText.text(for: error) { try screen.printWrapped(text) }
  }

  /// Shows the exercise that is being graded, and why if it's not for its own file, until the
  /// verdict replaces the message.
  mutating func announce(because cause: String? = nil) throws {
    // A text or an exercise may have changed. If it's missing for now, keep the previous one.
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    exercise = workbook.catalog.exercise(exercise.id) ?? exercise
    let isBelowWelcome = startTime.isEmpty && isWelcome
    let style = Date.ISO8601FormatStyle(timeZone: app.timeZone)
    startTime = app.now().formatted(style.time(includingFractionalSeconds: false))
    let page = page { $0.announcement(because: cause, isBrief: isBelowWelcome) }
    // The welcome stays visible until the first verdict.
    if isBelowWelcome {
      try screen.print("\n\(try page(screen.style))")
    } else {
      try screen.show(page, isDraft: true)
    }
    // If the user is typing a name, its other letters must not become keys.
    if case .exercise = prompt { try showLastLine() } else { try ask(for: .key) }
  }
}
