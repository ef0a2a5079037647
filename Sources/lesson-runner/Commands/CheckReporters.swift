import Course
import Grading
import Interface

/// The part of `check` that prints the verdicts.
protocol CheckReporter {
  mutating func begin(_ first: Exercise?, _ checking: Checking) throws
  mutating func show(_ found: CheckedExercise, _ checking: Checking) throws
  func end(_ checking: Checking) throws
}

extension CheckReporter {
  func begin(_ first: Exercise?, _ checking: Checking) {}
}

/// A reporter that prints the grade as a document for another program, and the first error as a
/// note.
struct DocumentReporter: CheckReporter {
  let format: ReportFormat

  func show(_ found: CheckedExercise, _ checking: Checking) {}

  func end(_ checking: Checking) throws {
    if let document = try format.document(of: checking.grade) {
      try checking.console.print(document)
    }
    if let text = checking.errors.first.flatMap(ErrorText.text) { checking.console.note(text) }
  }
}

/// A reporter that prints a line for each exercise, and then the learner's progress.
struct HeadlineReporter: CheckReporter {
  func show(_ found: CheckedExercise, _ checking: Checking) throws {
    let console = checking.console
    try console.print(checking.guide.report(found.verdict, on: found.exercise).headline)
    guard case .notGraded(let error) = found.verdict.outcome else { return }
    // An error that affects several exercises is printed once.
    if checking.errors.dropLast().contains(error) { return }
    try console.print(error.text.wrapped(to: console.style.width, indent: 4))
  }

  func end(_ checking: Checking) throws {
    try checking.printProgress()
    if let next = checking.learner.firstUnsolved {
      try checking.console.print("Continue with \(next.title): \(Runner.call) check \(next.id)")
    }
  }
}

/// A reporter that prints a line for each solved exercise, and then the next step or, if no
/// solution is new, the failures of the first unsolved exercise.
struct TextReporter: CheckReporter {
  let showsAll: Bool
  private var lastSolved: CheckedExercise?
  private var firstUnsolved: CheckedExercise?

  init(showsAll: Bool) {
    self.showsAll = showsAll
  }

  func begin(_ first: Exercise?, _ checking: Checking) {
    if checking.grader.isFirstUse, let welcome = first.flatMap(checking.guide.welcome) {
      checking.console.note("\(welcome)\n")
    }
  }

  mutating func show(_ found: CheckedExercise, _ checking: Checking) throws {
    let (exercise, guide) = (found.exercise, checking.guide)
    if case .notGraded(let error) = found.verdict.outcome { throw error }
    guard found.verdict.isPassed else { return firstUnsolved = found }
    try checking.console.print(guide.report(found.verdict, on: exercise).headline)
    if found.isNew || checking.grade.exercises.count == 1 { lastSolved = found }
    if found.isNew, let completion = guide.completion(by: exercise) {
      try checking.console.print("\n\(completion)")
    }
  }

  func end(_ checking: Checking) throws {
    let guide = checking.guide
    guard let solved = lastSolved else {
      guard let failure = firstUnsolved else { return try checking.printProgress() }
      let text = guide.unsolved(failure.exercise, failure.verdict, showsAll: showsAll)
      return try checking.console.print(text)
    }
    // The learner hasn't seen the next exercise yet, and its failures would hide the success.
    let next = firstUnsolved?.exercise ?? checking.learner.nextUnsolved(after: solved.exercise)
    let text = guide.solved(solved.exercise, solved.verdict, next: next, isNew: solved.isNew)
    try checking.console.print("\n\(text)\n\n\(guide.count)")
  }
}

extension Checking {
  fileprivate func printProgress() throws {
    for lesson in workbook.catalog.lessons where learner.isPathDone(lesson) {
      try console.print(guide.praise(of: lesson))
    }
    if learner.firstUnsolved == nil { try console.print("\n\(guide.ending)\n") }
    try console.print(guide.count)
  }
}
