import Course
import Foundation
import Grading
import Interface

/// An event that a ``Session`` handles.
enum Event: Sendable {
  case began, ended
  case terminal(TerminalEvent)
  /// The user has pressed a key; the progress was looked up then.
  case chose(Key, LearnerProgress)
  /// The program continues after a suspension.
  case resumed
  case progress(Grading.Progress)
  case graded(Result<(Verdict, isNew: Bool), any Error>)
  case checked(Exercise, Result<(Verdict, isNew: Bool), any Error>)
  case checkedAll
  case drew(Result<WiringResult, any Error>)
  case reset(Result<Workbook.ResetResult, any Error>)
  case editorFailed(reason: String)
  case failed(any Error)
}

/// An action that ``WatchLoop`` performs for the session.
enum Effect {
  case write(String)
  case showAlternateScreen(Bool)
  case takeKeys
  /// Cancels the work, and suspends the program until it's continued.
  case suspend
  /// Opens the exercise's file in the learner's editor.
  case open(Exercise)
  case lookUpProgress(for: Key)
  /// Starts work, and cancels other work.
  case start(Work)
  case cancelWork
  case reset(Exercise)
  case countHint(Hints)
  case keep(RecallPlan)
}

/// Work that takes time, on the current exercise or on all exercises.
enum Work {
  case grade, checkAll, drawWiring
}

/// The state of `watch`, which grades the current exercise after every save.
///
/// Handling an event changes the state, and returns effects. The session reads the workbook's
/// files, and has no terminal, no clock, no grader, and no editor.
struct Session {
  var screen: Screen
  /// The workbook, as it was last read.
  var workbook: Workbook
  var exercise: Exercise
  var hasQuit = false

  var learner: LearnerProgress
  var prompt = Prompt.key
  /// Whether the last key completed the number of an exercise, so that Enter isn't needed.
  var hasTypedNumber = false
  /// Whether a key that does nothing has shown all keys, so that the next such key doesn't.
  var areKeysShown = false
  /// The reason why the next key may be meant for a view that isn't open, or nil if the user
  /// expects no view.
  var missingView: MissingView?
  /// Whether nothing was graded before the session, which then begins with a welcome.
  let isFirstUse: Bool
  /// Whether the page shows the exercise's story, because the learner has neither saved the file
  /// nor asked for the verdict yet.
  var showsStory = true
  /// Whether the last graded version of the file solves the exercise.
  var isSolved = false
  /// Whether the last verdict was new, and not looked up.
  var isVerdictNew = false
  /// The exercises that the user left unsolved in this session.
  var skipped: Set<Exercise> = []
  /// The exercise's file when it was last looked at, or nil if it was missing.
  var fileSnapshot: FileSnapshot?
  /// Whether the files on which the verdict depends have changed, and may still be changing.
  var areInputsChanging = false
  /// All files of the workbook when changes were last explained.
  var explainedSnapshot: WorkbookSnapshot
  /// All files when they were last looked at.
  var seenSnapshot: WorkbookSnapshot
  var tick = 0
  /// The time of day of the event that's being handled.
  var time = ""
  /// The time of day at which the latest grading was announced, or an empty text before the first.
  var startTime = ""
  /// The verdict that was last reported on the current exercise.
  var reportedVerdict: Verdict?
  /// The plan for showing cards of solved exercises.
  var recall: RecallPlan
  /// The day on which the session began.
  let today: Int
  /// Whether the first session of a day may begin with a card.
  let offersRecall: Bool
  /// Whether the work's last result is still missing.
  var isWorking = false

  init(
    in workbook: Workbook, _ learner: LearnerProgress, isFirstUse: Bool, today: Int,
    offersRecall: Bool, _ screen: Screen
  ) throws {
    guard let exercise = learner.firstUnsolved ?? workbook.catalog.exercises.last else {
      throw WorkbookError.noExercise(in: workbook.path)
    }
    (self.workbook, self.learner, self.exercise) = (workbook, learner, exercise)
    (self.isFirstUse, self.screen) = (isFirstUse, screen)
    (self.today, self.offersRecall) = (today, offersRecall)
    recall = RecallPlan(in: workbook.root)
    explainedSnapshot = WorkbookSnapshot(in: workbook.root, for: exercise)
    seenSnapshot = explainedSnapshot
  }

  // MARK: Events

  /// Handles an event at a time of day, and returns its effects, in order.
  ///
  /// After an error, such as a full disk, the session continues.
  mutating func handle(_ event: Event, at time: String, in style: TextStyle) -> [Effect] {
    (self.time, screen.style) = (time, style)
    do {
      try handle(event)
    } catch let error as UsageError {
      screen.printWrapped(error.message)
    } catch {
      report(error)
    }
    defer { screen.effects = [] }
    return screen.effects
  }

  private mutating func handle(_ event: Event) throws {
    switch event {
    case .began:
      try showLastLine()
      if isFirstUse, let welcome = guide.welcome(to: exercise) { screen.print("\n\(welcome)") }
      for item in workbook.catalog.ungradedItems { screen.printWrapped("Note: \(item.text)") }
      if try !beginWithRecall() { try begin(with: exercise) }
    case .ended:
      try screen.closeView()
      try screen.show(line: "")
      if hasQuit { screen.print("To continue later: \(Runner.call)") }
    case .terminal(.tick): try lookForSaves()
    case .terminal(.resized): try screen.redraw(line: prompt.line(in: screen.style))
    case .terminal(.continued):
      request(.takeKeys)
      try showLastLine()
    case .terminal(.suspended):
      try screen.closeView()
      try screen.show(line: "")
      // The effect also cancels work, which would continue while this program is stopped.
      request(.suspend)
    case .terminal(let key): try press(key)
    case .chose(let key, let learner):
      self.learner = learner
      try perform(key)
    case .resumed:
      try showLastLine()
      if isWorking { try start(exercise) }
    case .progress(let progress): screen.note(progress.text.wrapped(to: screen.style.width))
    case .graded(.success((let verdict, let isNew))):
      isWorking = false
      try report(verdict, isNew: isNew)
    case .graded(.failure(let error)):
      isWorking = false
      learner[exercise] = nil
      report(error)
      screen.print(guide.progressBar)
    case .checked(let exercise, .success((let verdict, _))):
      learner[exercise] = verdict
      screen.print(guide.report(verdict, on: exercise).headline)
    case .checked(let exercise, .failure(let error)):
      learner[exercise] = nil
      report(error)
    case .checkedAll:
      isWorking = false
      screen.print(guide.progressBar)
    case .drew(let result):
      isWorking = false
      try present(page(.wiring(result.get())))
    case .reset(let result):
      // The reset changes the file, so the file is graded like any other saved file.
      screen.print("\n\(try result.get().text(on: exercise, in: workbook.path, screen.style))")
    case .editorFailed(let reason): screen.printWrapped("The file can't be opened: \(reason)")
    case .failed(let error): throw error
    }
  }

  mutating func request(_ effect: Effect) { screen.effects.append(effect) }

  // MARK: Exercises

  /// Switches to an exercise, and opens its file.
  mutating func begin(with exercise: Exercise) throws {
    request(.open(exercise))
    showsStory = true
    try start(exercise)
  }

  mutating func start(_ exercise: Exercise) throws {
    if exercise != self.exercise {
      reportedVerdict = nil
      explainedSnapshot = WorkbookSnapshot(in: workbook.root, for: exercise)
      seenSnapshot = explainedSnapshot
    }
    self.exercise = exercise
    fileSnapshot = currentFileSnapshot
    try announce()
    grade()
  }

  var currentFileSnapshot: FileSnapshot? {
    FileSnapshot(at: workbook.root.appending(path: exercise.file).path)
  }

  mutating func grade() {
    (isSolved, areInputsChanging) = (false, false)
    start(.grade)
  }

  mutating func start(_ work: Work) {
    isWorking = true
    request(.start(work))
  }

  // MARK: Texts

  var guide: Guide {
    Guide(workbook: workbook, learner: learner, style: screen.style, acceptsKeys: true)
  }

  /// Returns a page about the current exercise, with the session's state.
  func page(_ content: WatchPage.Content) -> WatchPage {
    WatchPage(
      content: content, workbook: workbook, learner: learner, exercise: exercise,
      startTime: startTime, showsStory: showsStory)
  }

  mutating func showLastLine() throws { try screen.show(line: prompt.line(in: screen.style)) }

  private mutating func report(_ error: any Error) {
    if let text = ErrorText.text(for: error) { screen.printWrapped(text) }
  }

  private mutating func report(_ verdict: Verdict, isNew: Bool) throws {
    let before = reportedVerdict
    reportedVerdict = verdict
    learner[exercise] = verdict
    (isSolved, isVerdictNew) = (verdict.isPassed, isNew)
    if isSolved, case .skip = prompt { try ask(for: .key) }
    try screen.show(page(.verdict(verdict, isNew: isNew, previous: before)))
  }

  /// Shows that the exercise is being graded, and the cause, unless the exercise's own file is the
  /// cause.
  ///
  /// The verdict replaces the message.
  mutating func announce(because cause: String? = nil) throws {
    // A lesson's text or an exercise may have changed. If reading fails, the earlier texts stay.
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    exercise = workbook.catalog.exercise(exercise.id) ?? exercise
    let isBelowWelcome = startTime.isEmpty && isFirstUse
    startTime = time
    let page = page(.announcement(because: cause, isBrief: isBelowWelcome))
    // The welcome stays visible until the first verdict.
    if isBelowWelcome {
      screen.print("\n\(try page.text(in: screen.style))")
    } else {
      try screen.show(page, isDraft: true)
    }
    // If the user is typing a name, the name's other letters must not count as keys.
    if case .exercise = prompt { try showLastLine() } else { try ask(for: .key) }
  }
}
