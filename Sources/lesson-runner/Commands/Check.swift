import Course
import Grading
import Interface

/// A command that grades exercises, and shows their verdicts.
struct Check: Command {
  static let configuration = Configuration(
    name: "check", abstract: "Grade from the first unsolved exercise on, or what you name.",
    argument: .init(
      name: "what",
      help: "A lesson (1), an exercise (1.2 or Shared), or all, which no failure stops.",
      isScope: true),
    options: [
      .init("--all-messages", "Show the messages of all failing tests, not only of the first."),
      .format(ReportFormat.self),
    ])

  var part: String?
  var showsAll = false
  var format = ReportFormat.text

  func run(in app: App) async throws -> ExitStatus {
    app.console.noteStrays(of: app.workbook.catalog)
    let scope = try part.map(app.workbook.scope) ?? .fromFirstUnsolved
    let grader = app.consoleGrader()
    var checking = Checking(
      app: app, grader: grader, showsAll: showsAll,
      learner: LearnerProgress(in: app.workbook, grader),
      grade: Grade(exercises: scope.exercises(in: app.workbook.catalog), root: app.workbook.path))
    if format == .text, scope != .all {
      try await checking.report(skipsSolved: scope == .fromFirstUnsolved)
    } else {
      try await checking.checkAll(stopsAtFailure: scope != .all, isReporting: format == .text)
    }
    let error = checking.errors.first
    if let document = try format.document(of: checking.grade) {
      try app.console.print(document)
      if let text = error.flatMap(ErrorText.text) { app.console.note(text) }
    }
    let failure = checking.grade.firstFailure?.verdict.outcome
    // The failure may come from the builder, so check the builder. Everything is already printed.
    if failure != nil { await grader.prepare([]) }
    if let error { return ExitStatus(of: error) }
    return switch failure {
    case nil: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    default: .failure
    }
  }
}

extension Check {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      part: arguments.value,
      showsAll: arguments.contains("--all-messages"), format: try arguments.format() ?? .text)
  }
}

/// The grading of exercises, one after another.
private struct Checking {
  let app: App
  let grader: Grader
  let showsAll: Bool
  var learner: LearnerProgress
  var grade: Grade
  /// The errors of exercises that couldn't be graded.
  var errors: [WorkbookError] = []

  private var console: Console { app.console }

  private var guide: Guide {
    Guide(workbook: app.workbook, learner: learner, style: console.style)
  }

  /// Grades an exercise, unless its verdict is stored.
  private mutating func check(_ exercise: Exercise) async throws -> (Verdict, isNew: Bool) {
    let submission = try Submission(exercise, in: app.workbook.root)
    if learner[exercise] == nil { console.note(guide.announcement(of: exercise)) }
    let (verdict, isNew) = try await grader.verdict(submission)
    record(verdict, on: exercise)
    return (verdict, isNew)
  }

  private mutating func record(_ verdict: Verdict, on exercise: Exercise) {
    learner[exercise] = verdict
    grade.verdicts[exercise] = verdict
  }

  /// Grades exercises, and turns errors except cancellation into verdicts.
  ///
  /// If failures don't stop it, a terminal shows how many exercises are graded. A report is a line
  /// for each exercise, and then the learner's progress.
  mutating func checkAll(stopsAtFailure: Bool, isReporting: Bool) async throws {
    let exercises = grade.exercises
    let showsCount = !stopsAtFailure && exercises.contains { learner[$0] == nil }
    defer { console.show(status: "") }
    for (index, exercise) in exercises.enumerated() {
      if showsCount { console.show(status: "\(index) of \(exercises.count)") }
      let verdict: Verdict
      do {
        verdict = try await check(exercise).0
      } catch let error where !(error is CancellationError) {
        let error = WorkbookError(error)
        errors.append(error)
        verdict = Verdict(.notGraded(error))
        record(verdict, on: exercise)
      }
      if isReporting {
        try console.print(guide.report(verdict, on: exercise).headline)
        // The same error may affect all exercises.
        if case .notGraded(let error) = verdict.outcome, !errors.dropLast().contains(error) {
          try console.print(error.text.wrapped(to: console.style.width, indent: 4))
        }
      }
      if stopsAtFailure, !verdict.isPassed { return }
    }
    guard isReporting else { return }
    try printProgress()
    if let next = learner.firstUnsolved {
      try console.print("Continue with \(next.title): \(Runner.call) check \(next.id)")
    }
  }

  /// Grades up to the first unsolved exercise, and prints the next step.
  ///
  /// If `skipsSolved` is true, already solved exercises at the start aren't mentioned.
  mutating func report(skipsSolved: Bool) async throws {
    let exercises = grade.exercises.drop { skipsSolved && learner.isSolved($0) }
    if grader.isFirstUse, let welcome = exercises.first.flatMap(guide.welcome) {
      console.note("\(welcome)\n")
    }
    var lastSolved: (exercise: Exercise, verdict: Verdict, isNew: Bool)?
    var firstUnsolved: Exercise?
    for exercise in exercises {
      let (verdict, isNew) = try await check(exercise)
      guard verdict.isPassed else {
        if lastSolved == nil {
          return try console.print(guide.unsolved(exercise, verdict, showsAll: showsAll))
        }
        // The learner hasn't seen this exercise yet, and its failures would hide the success.
        firstUnsolved = exercise
        break
      }
      try console.print(guide.report(verdict, on: exercise).headline)
      if isNew || exercises.count == 1 { lastSolved = (exercise, verdict, isNew) }
      if isNew, let lesson = app.workbook.catalog.lesson(of: exercise), learner.isDone(lesson) {
        try console.print("\n\(guide.completion(of: lesson))")
      }
    }
    guard let (solved, verdict, isNew) = lastSolved else { return try printProgress() }
    let next = firstUnsolved ?? learner.nextUnsolved(after: solved)
    let text = guide.solved(solved, verdict, next: next, isNew: isNew)
    try console.print("\n\(text)\n\n\(guide.count)")
  }

  private func printProgress() throws {
    for lesson in app.workbook.catalog.lessons where learner.isDone(lesson) {
      try console.print(guide.praise(of: lesson))
    }
    if learner.firstUnsolved == nil { try console.print("\n\(guide.ending)\n") }
    try console.print(guide.count)
  }
}
