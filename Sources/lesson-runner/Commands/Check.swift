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

  func run(in workbook: Workbook, _ console: Console, _ grader: Grader) async throws -> ExitStatus {
    console.noteUngradedItems(of: workbook.catalog)
    let scope = try part.map(workbook.scope) ?? .fromFirstUnsolved
    var run = CheckRun(
      workbook: workbook, console: console, grader: grader,
      learner: LearnerProgress(in: workbook, grader),
      grade: Grade(
        exercises: scope.exercises(in: workbook.catalog),
        practice: Set(workbook.catalog.practiceExercises), root: workbook.path))
    let stops = scope != .all
    let reporter: any CheckReporter =
      switch (format, stops) {
      case (.text, true): TextReporter(showsAll: showsAll)
      case (.text, false): HeadlineReporter()
      default: DocumentReporter(format: format)
      }
    let skipsSolved = format == .text && scope == .fromFirstUnsolved
    try await run.gradeExercises(stopsAtFailure: stops, skipsSolved: skipsSolved, reporter)
    let failure = run.grade.firstFailure?.verdict.outcome
    // A wrong builder may be the cause of the failure, so the grader compares the builders, after
    // the verdicts are printed.
    if failure != nil { await grader.prepare([]) }
    if let error = run.errors.first { return ExitStatus(of: error) }
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
struct CheckRun {
  let workbook: Workbook
  let console: Console
  let grader: Grader
  var learner: LearnerProgress
  var grade: Grade
  /// The errors of exercises that couldn't be graded.
  private(set) var errors: [WorkbookError] = []

  var guide: Guide { Guide(workbook: workbook, learner: learner, style: console.style) }

  /// Grades the exercises, and passes each verdict to a reporter.
  ///
  /// Errors, except cancellation, become verdicts. If failures don't stop the grading, and an
  /// exercise has no stored verdict, a terminal shows the number of graded exercises.
  mutating func gradeExercises(
    stopsAtFailure: Bool, skipsSolved: Bool, _ reporter: some CheckReporter
  ) async throws {
    var reporter = reporter
    let exercises = grade.exercises.drop { skipsSolved && learner.isSolved($0) }
    try reporter.begin(exercises.first, self)
    let showsCount = !stopsAtFailure && exercises.contains { learner[$0] == nil }
    defer { console.show(status: "") }
    for (index, exercise) in exercises.enumerated() {
      if showsCount { console.show(status: "\(index) of \(exercises.count)") }
      let found = try await verdict(on: exercise)
      learner[exercise] = found.verdict
      grade.verdicts[exercise] = found.verdict
      try reporter.show(found, self)
      if stopsAtFailure, !found.verdict.isPassed { break }
    }
    try reporter.end(self)
  }

  private mutating func verdict(on exercise: Exercise) async throws -> CheckedExercise {
    do {
      let submission = try Submission(exercise, in: workbook.root)
      if learner[exercise] == nil { console.note(guide.announcement(of: exercise)) }
      let (verdict, isNew) = try await grader.learnerVerdict(
        on: submission, in: workbook.root)
      return CheckedExercise(exercise: exercise, verdict: verdict, isNew: isNew)
    } catch let error where !(error is CancellationError) {
      let error = WorkbookError(error)
      errors.append(error)
      return CheckedExercise(exercise: exercise, verdict: Verdict(.notGraded(error)), isNew: true)
    }
  }
}

/// An exercise that `check` has graded or looked up, with the verdict.
struct CheckedExercise {
  let exercise: Exercise
  let verdict: Verdict
  let isNew: Bool
}
