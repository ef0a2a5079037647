import Course
import Foundation
import Grading
import Interface

/// Grades the current exercise at every save, and heeds keys, until somebody quits.
struct WatchSession {
  /// An event that is waited for.
  enum Event: Sendable {
    case keyboard(Keyboard.Event)
    case signal(Int32)
    /// A line about what takes time.
    case progress(String)
    /// The result of the work that bears this number.
    case graded(Int, Result<Verdict, any Error>, isNews: Bool)
    case checked(Int, Exercise, Result<Verdict, any Error>, isLast: Bool)
    case drawn(Int, Result<WiringMaker.Sight, any Error>)
    /// The reason why the editor did not open a file.
    case notOpened(String)
  }

  let terminal: Terminal
  var screen: Screen
  var workbook: Workbook
  /// The progress as it was looked at last, with what came of the work since.
  var learner: LearnerProgress
  var exercise: Exercise
  /// The open question, until it is answered with y or another key.
  var question: Question?
  /// Whether the file, as it was graded last, solves the exercise.
  var isSolved = false

  /// The editor that files are opened in, if any, until it fails.
  private var editor: Editor?
  /// Grades by the files as they were when the exercise was graded last.
  private(set) var grader: Grader
  private var marks: Marks
  private var others: Marks
  /// Whether a save was seen that may not be over yet.
  var isSettling = false
  private var wasForeground = true
  private(set) var work: Task<Void, Never>?
  /// Builds what the next exercises will need, while the learner reads.
  private var preparation: Task<Void, Never>?
  /// The number of the latest work; what comes of work before it is no longer of interest.
  private var number = 0
  private let events: AsyncStream<Event>
  let happened: AsyncStream<Event>.Continuation

  init(
    _ workbook: Workbook, _ terminal: Terminal, _ console: Console, opensIn editor: Editor?
  ) throws {
    self.workbook = workbook
    self.terminal = terminal
    self.editor = editor
    screen = Screen(console)
    let (events, happened) = AsyncStream.makeStream(of: Event.self)
    (self.events, self.happened) = (events, happened)
    grader = Grader(workbook) { happened.yield(.progress($0)) }
    learner = LearnerProgress(of: workbook.catalog, grader.known)
    let exercises = workbook.catalog.exercises
    guard let exercise = learner.firstUnsolved ?? exercises.last else {
      throw WorkbookError.broken("There is no exercise in \(workbook.path).")
    }
    self.exercise = exercise
    marks = Marks(exercise, in: workbook.root)
    others = Marks(filesOf: exercises, in: workbook.root)
  }

  var guide: Guide { Guide(workbook, learner, screen.style, hasKeys: true) }

  /// Takes note of what other runners have found out, and of other files that were saved.
  mutating func lookAtProgress() {
    learner = LearnerProgress(of: workbook.catalog, grader.known)
  }

  // MARK: From the beginning to the end

  /// Watches until somebody quits.
  ///
  /// - Returns: Success.
  /// - Throws: `CancellationError` when it was interrupted, or the terminal was closed.
  mutating func run() async throws -> ExitStatus {
    terminal.takeKeys()
    defer { terminal.giveBack() }
    let signals = Signals([SIGCONT, SIGTSTP, SIGWINCH]) { [happened] in
      happened.yield(.signal($0))
    }
    defer { signals.stop() }
    Keyboard.listen { [happened] in
      if case .terminated = happened.yield(.keyboard($0)) { false } else { true }
    }
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(try await heed())
    } catch {
      outcome = .failure(error)
    }
    happened.finish()
    // Nothing that was started is left running.
    await stopWork()
    try? screen.show("")
    try outcome.get()
    try screen.print("Go on any time: \(Runner.call)")
    return .success
  }

  private mutating func heed() async throws {
    try screen.show(Key.line(in: screen.style))
    if grader.known.isNew, let welcome = guide.welcome(to: exercise) {
      try screen.print("\n\(welcome)")
    }
    for stray in workbook.catalog.strays {
      try screen.print("Note: \(stray)".wrapped(to: screen.style.width))
    }
    try begin(with: exercise)
    for await event in events {
      switch event {
      case .keyboard(.tick): try lookAround()
      case .keyboard(.closed): throw CancellationError()
      case .keyboard(.key(Key.quit.rawValue)) where question == nil: return
      case .keyboard(.key(let key)): try press(key)
      case .signal(let number): try await heed(number)
      case .progress(let words): try screen.print(words.wrapped(to: screen.style.width))
      case .graded(number, let result, let isNews):
        learner[exercise] = try? result.get()
        try tell(result, isNews: isNews)
      case .checked(number, let exercise, let result, let isLast):
        learner[exercise] = try? result.get()
        try tell(result, on: exercise, isLast: isLast)
      case .drawn(number, let result):
        try tell(result)
      case .graded, .checked, .drawn: break
      case .notOpened(let reason):
        editor = nil
        try screen.print("No file is opened: \(reason)".wrapped(to: screen.style.width))
      }
    }
    try Task.checkCancellation()
  }

  /// Turns to an exercise, and opens its file.
  mutating func begin(with exercise: Exercise) throws {
    editor?.open(exercise.file, in: workbook.root) { [happened] in happened.yield(.notOpened($0)) }
    try start(exercise)
  }

  /// Turns to an exercise.
  mutating func start(_ exercise: Exercise) throws {
    self.exercise = exercise
    marks = Marks(exercise, in: workbook.root)
    isSettling = false
    try announce()
    grade()
  }

  // MARK: Signals

  private mutating func heed(_ signal: Int32) async throws {
    if signal == SIGTSTP {
      // What was begun would run on while this program stands still.
      let wasWorking = work != nil
      await stopWork()
      try screen.show("")
      terminal.suspend()
      try resume()
      if wasWorking { try start(exercise) }
    } else {
      if signal == SIGCONT { terminal.takeKeys() }
      try resume()
    }
  }

  /// Shows the last line anew: the question that is open, or the keys.
  mutating func resume() throws {
    try screen.show(question.map { $0.line(in: screen.style) } ?? Key.line(in: screen.style))
  }

  // MARK: Saves

  private mutating func lookAround() throws {
    if terminal.isForeground != wasForeground {
      wasForeground.toggle()
      terminal.takeKeys()
      if wasForeground { try resume() }
    }
    let now = Marks(exercise, in: workbook.root)
    if now != marks {
      marks = now
      number += 1
      work?.cancel()
      preparation?.cancel()
      if !isSettling { try announce() }
      isSettling = true
    } else if isSettling {
      // An editor may empty a file before it writes it, or move it away:
      // now it has been still for a while.
      isSettling = false
      grade()
    }
    try lookAtOthers()
  }

  /// Says why nothing happens when another exercise is saved.
  private mutating func lookAtOthers() throws {
    let exercises = workbook.catalog.exercises
    let now = Marks(filesOf: exercises, in: workbook.root)
    let changed = now.changed(since: others, among: exercises, in: workbook.root)
    others = now
    guard changed.count == 1, changed[0] != exercise else { return }
    try screen.print(
      """
      \(changed[0].title) was saved, and \(exercise.title) is being watched. To go to the other, \
      press g and type \(changed[0].id).
      """
      .wrapped(to: screen.style.width))
  }

  /// Draws a line below what was before, and says what is being done.
  private mutating func announce() throws {
    // A text or an exercise may have changed; should they be gone for now, the old ones will do.
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    exercise = workbook.catalog.exercise(exercise.id) ?? exercise
    let style = screen.style
    let title = "── \(Self.time) ── \(exercise.title) "
    let rule = title + String(repeating: "─", count: max(0, style.width - 1 - title.count))
    try screen.print("\n\(style.dim(rule))\n\(guide.checking(exercise))")
    try ask(nil)
  }

  private static var time: String {
    Date.now.formatted(
      .verbatim(
        """
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits)
        """, timeZone: .current, calendar: .current))
  }

  // MARK: Work

  /// Has the exercise graded; a grading that is under way is given up.
  private mutating func grade() {
    isSolved = false
    lookAnew()
    begin { [grader, workbook, exercise, happened] number in
      let (result, isNews) = await grader.result(on: exercise, in: workbook)
      happened.yield(.graded(number, result, isNews: isNews))
    }
  }

  /// Has the grader see all files as they are now.
  mutating func lookAnew() {
    grader = Grader(workbook) { [happened] in happened.yield(.progress($0)) }
  }

  /// Begins work in place of what is under way.
  ///
  /// - Parameter body: The work; it is given its number.
  mutating func begin(_ body: @escaping @Sendable (Int) async -> Void) {
    number += 1
    let previous = [work, preparation]
    for task in previous { task?.cancel() }
    work = Task { [number] in
      // Two at the same time would wait for each other's lock.
      for task in previous { await task?.value }
      if !Task.isCancelled { await body(number) }
    }
  }

  /// Has what the next exercise needs built, and what the next lesson does.
  private mutating func prepare() {
    let nextLesson = workbook.catalog.exercises.first { $0.id.lesson > exercise.id.lesson }
    let submissions = [learner.nextUnsolved(after: exercise), nextLesson]
      .compactMap { $0 }.compactMap { try? Submission($0, in: workbook.root) }
    preparation = Task { [grader] in await grader.prepare(submissions) }
  }

  private mutating func stopWork() async {
    number += 1
    for task in [work, preparation] {
      task?.cancel()
      await task?.value
    }
    work = nil
  }

  mutating func workIsDone() {
    work = nil
    prepare()
  }
}
