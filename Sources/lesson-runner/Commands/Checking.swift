import Course
import Foundation
import Grading
import Interface

/// The grading of exercises, one after another.
struct Checking {
  private let workbook: Workbook
  private let console: Console
  private let now: @Sendable () -> Date
  let grader: Grader
  private let exercises: [Exercise]
  /// Whether to show all failing tests completely, or only the first.
  private let showsAll: Bool
  private var learner: LearnerProgress
  /// The progress of grading all exercises, or nil if fewer exercises are graded.
  private var estimate: GradingEstimate?
  private(set) var grade: Grade
  /// The error of the first exercise that couldn't be graded.
  private(set) var error: WorkbookError?

  init(_ exercises: [Exercise], _ app: App, showsAll: Bool) {
    workbook = app.workbook
    console = app.console
    now = app.now
    grader = app.consoleGrader()
    self.exercises = exercises
    self.showsAll = showsAll
    learner = LearnerProgress(in: workbook, grader)
    grade = Grade(of: exercises, in: workbook)
  }

  private var guide: Guide { Guide(workbook, learner, console.style) }

  // MARK: Grading

  /// Grades an exercise, unless its verdict is stored.
  private mutating func check(_ exercise: Exercise) async throws -> (Verdict, isNew: Bool) {
    let submission = try Submission(exercise, in: workbook.root)
    if learner[exercise] == nil { console.note(guide.announcement(of: exercise)) }
    let (verdict, isNew) = try await grader.verdict(on: submission)
    record(verdict, on: exercise)
    return (verdict, isNew)
  }

  /// Grades an exercise like ``check(_:)``, but turns errors except cancellation into a verdict.
  private mutating func checkWithoutErrors(_ exercise: Exercise) async throws -> Verdict {
    let start = now()
    let isWaiting = learner[exercise] == nil
    defer {
      estimate?.finish(after: isWaiting ? now().timeIntervalSince(start) : nil)
      console.show(status: estimate?.line ?? "")
    }
    do {
      return try await check(exercise).0
    } catch let error as CancellationError {
      throw error
    } catch {
      let error = WorkbookError(error)
      self.error = self.error ?? error
      let verdict = Verdict(.notGraded(error))
      record(verdict, on: exercise)
      return verdict
    }
  }

  private mutating func record(_ verdict: Verdict, on exercise: Exercise) {
    learner[exercise] = verdict
    grade.record(verdict, on: exercise)
  }

  /// Starts showing the grading's progress in a terminal, if any exercise has to be graded.
  private mutating func showEstimate() {
    estimate = GradingEstimate(
      total: exercises.count, waiting: exercises.count { learner[$0] == nil })
    console.show(status: estimate?.line ?? "")
  }

  /// Grades all exercises without reporting.
  mutating func checkAll(stopsAtFailure: Bool) async throws {
    if !stopsAtFailure { showEstimate() }
    defer { console.show(status: "") }
    for exercise in exercises {
      let isPassed = try await checkWithoutErrors(exercise).isPassed
      if stopsAtFailure, !isPassed { return }
    }
  }

  // MARK: Reporting

  /// Grades up to the first unsolved exercise, and prints the next step.
  ///
  /// If `skipsSolved` is true, already solved exercises at the start aren't mentioned.
  mutating func report(skipsSolved: Bool) async throws {
    let learner = learner
    let exercises = skipsSolved ? Array(exercises.drop { learner.isSolved($0) }) : exercises
    if grader.isFirstUse, let welcome = exercises.first.flatMap(guide.welcome) {
      console.note("\(welcome)\n")
    }
    var lastSolved: (exercise: Exercise, verdict: Verdict, isNew: Bool)?
    for exercise in exercises {
      let (verdict, isNew) = try await check(exercise)
      guard verdict.isPassed else {
        // The learner hasn't seen the next exercise yet, and its failures would hide the success.
        if let (solved, verdict, isNew) = lastSolved {
          try printSuccess(solved, verdict, next: exercise, isNew: isNew)
        } else {
          try console.print(guide.unsolved(exercise, verdict, showsAll: showsAll))
        }
        return
      }
      try console.print(guide.report(verdict, on: exercise).headline)
      if isNew || exercises.count == 1 { lastSolved = (exercise, verdict, isNew) }
      if isNew, let lesson = workbook.catalog.lesson(of: exercise), self.learner.isDone(lesson) {
        try console.print("\n\(guide.completion(of: lesson))")
      }
    }
    if let (solved, verdict, isNew) = lastSolved {
      let next = self.learner.nextUnsolved(after: solved)
      try printSuccess(solved, verdict, next: next, isNew: isNew)
    } else {
      try printProgress()
    }
  }

  /// Grades every exercise, and prints a line for each, then the learner's progress.
  mutating func reportAll() async throws {
    var errors: [WorkbookError] = []
    showEstimate()
    defer { console.show(status: "") }
    for exercise in exercises {
      let verdict = try await checkWithoutErrors(exercise)
      try console.print(guide.report(verdict, on: exercise).headline)
      // The same error may affect all exercises.
      if case .notGraded(let error) = verdict.outcome, !errors.contains(error) {
        errors.append(error)
        try console.print(
          error.text.wrapped(to: console.style.width, indent: 4))
      }
    }
    try printProgress()
    if let next = learner.firstUnsolved {
      try console.print("Continue with \(next.title): \(Runner.call) check \(next.id)")
    }
  }

  private func printSuccess(
    _ exercise: Exercise, _ verdict: Verdict, next: Exercise?, isNew: Bool
  ) throws {
    let text = guide.solved(exercise, verdict, next: next, isNew: isNew)
    try console.print("\n\(text)\n\n\(guide.count)")
  }

  private func printProgress() throws {
    for lesson in workbook.catalog.lessons where learner.isDone(lesson) {
      try console.print(guide.praise(of: lesson))
    }
    if learner.firstUnsolved == nil { try console.print("\n\(guide.ending)\n") }
    try console.print(guide.count)
  }
}
