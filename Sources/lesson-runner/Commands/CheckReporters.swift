import Course
import Grading
import Interface

/// The part of `check` that prints the verdicts.
protocol CheckReporter {
  mutating func begin(_ first: Exercise?, _ run: CheckRun) throws
  mutating func show(_ found: CheckedExercise, _ run: CheckRun) throws
  func end(_ run: CheckRun) throws
}

extension CheckReporter {
  func begin(_ first: Exercise?, _ run: CheckRun) {}
}

/// A reporter that prints the grade as a document for another program, and the first error as a
/// note.
struct DocumentReporter: CheckReporter {
  let format: ReportFormat

  func show(_ found: CheckedExercise, _ run: CheckRun) {}

  func end(_ run: CheckRun) throws {
    if let document = try format.document(of: run.grade) {
      try run.console.print(document)
    }
    if let text = run.errors.first.flatMap(ErrorText.text) { run.console.note(text) }
  }
}

/// A reporter that prints a line for each exercise, and then the learner's progress.
struct HeadlineReporter: CheckReporter {
  func show(_ found: CheckedExercise, _ run: CheckRun) throws {
    let console = run.console
    try console.print(run.guide.report(found.verdict, on: found.exercise).headline)
    guard case .notGraded(let error) = found.verdict.outcome else { return }
    // An error that affects several exercises is printed once.
    if run.errors.dropLast().contains(error) { return }
    try console.print(error.text.wrapped(to: console.style.width, indent: 4))
  }

  func end(_ run: CheckRun) throws {
    try run.printProgress()
    if let next = run.learner.firstUnsolved {
      try run.console.print("Continue with \(next.title): \(Runner.call) check \(next.id)")
    }
  }
}

/// A reporter that prints a line for each solved exercise, and then the next step or, if no
/// solution is new, the failures of the first unsolved exercise.
struct TextReporter: CheckReporter {
  let showsAll: Bool
  private var lastSolved: CheckedExercise?
  private var firstUnsolved: CheckedExercise?
  /// The end of the lesson that the latest solution completes, below the exercise's own end.
  private var completion: String?

  init(showsAll: Bool) {
    self.showsAll = showsAll
  }

  func begin(_ first: Exercise?, _ run: CheckRun) {
    if run.grader.isFirstUse, let welcome = first.flatMap(run.guide.welcome) {
      run.console.note("\(welcome)\n")
    }
  }

  mutating func show(_ found: CheckedExercise, _ run: CheckRun) throws {
    let (exercise, guide) = (found.exercise, run.guide)
    if case .notGraded(let error) = found.verdict.outcome { throw error }
    guard found.verdict.isPassed else { return firstUnsolved = found }
    if let completion { try run.console.print("\n\(completion)\n") }
    try run.console.print(guide.report(found.verdict, on: exercise).headline)
    if found.isNew || run.grade.exercises.count == 1 { lastSolved = found }
    completion = found.isNew ? guide.completion(by: exercise) : nil
  }

  func end(_ run: CheckRun) throws {
    let guide = run.guide
    guard let solved = lastSolved else {
      guard let failure = firstUnsolved else { return try run.printProgress() }
      let text = guide.unsolvedText(failure.exercise, failure.verdict, showsAll: showsAll)
      return try run.console.print(text)
    }
    // The learner hasn't seen the next exercise yet, and its failures would hide the success.
    let next = firstUnsolved?.exercise ?? run.learner.nextUnsolved(after: solved.exercise)
    let text = guide.solvedText(solved.exercise, solved.verdict, next: next, isNew: solved.isNew)
    let parts = [text, completion, guide.countText].compactMap { $0 }
    try run.console.print("\n\(parts.joined(separator: "\n\n"))")
  }
}

extension CheckRun {
  fileprivate func printProgress() throws {
    for lesson in workbook.catalog.lessons where learner.isPathDone(lesson) {
      try console.print(guide.praise(of: lesson))
    }
    if learner.firstUnsolved == nil { try console.print("\n\(guide.ending)\n") }
    try console.print(guide.countText)
  }
}
