import Workbook

/// Grades exercises and tells the learner what came of it.
struct Check {
  let grader: Grader
  let console: Console

  private var catalog: Catalog { grader.workbook.catalog }
  private var guide: Guide { Guide(grader: grader, style: console.style) }

  func run(_ scope: Command.Scope) async throws -> ExitStatus {
    switch scope {
    case .fromFirstUnsolved:
      let unsolved = catalog.exercises.drop { grader.isSolved($0) }
      return try await run(Array(unsolved))
    case .all:
      return try await runAll()
    case .exercise(let id):
      return try await run([try catalog.existing(id)])
    case .lesson(let number):
      return try await run(try catalog.existing(lesson: number).exercises)
    }
  }

  /// Grades one after another, up to the first that is not solved.
  private func run(_ exercises: [Exercise]) async throws -> ExitStatus {
    if let welcome = exercises.first.flatMap(guide.welcome) { console.note("\(welcome)\n") }
    var justSolved: (exercise: Exercise, isNews: Bool)?
    for exercise in exercises {
      let isNews = !grader.isSolved(exercise)
      let verdict = try await verdict(on: exercise)
      guard verdict.isPassed else {
        // Nobody has looked at the next exercise yet: its failures would only bury the success.
        if let justSolved {
          printSuccess(justSolved.exercise, next: exercise, isNews: justSolved.isNews)
        } else {
          console.print(guide.unsolved(exercise, verdict))
        }
        return status(of: verdict)
      }
      console.print(guide.report(verdict, on: exercise).headline)
      if isNews || exercises.count == 1 { justSolved = (exercise, isNews) }
      if isNews, let lesson = catalog.lesson(of: exercise), guide.isDone(lesson) {
        console.print(guide.praise(of: lesson))
      }
    }
    if let justSolved {
      printSuccess(
        justSolved.exercise, next: grader.nextUnsolved(after: justSolved.exercise),
        isNews: justSolved.isNews)
    } else {
      printProgress()
    }
    return .success
  }

  /// Grades every exercise, a line each, and then says how far the learner is.
  private func runAll() async throws -> ExitStatus {
    var status = ExitStatus.success
    for exercise in catalog.exercises {
      let verdict = try await verdict(on: exercise)
      console.print(guide.report(verdict, on: exercise).headline)
      if status == .success { status = self.status(of: verdict) }
    }
    printProgress()
    if let next = grader.firstUnsolved {
      console.print("Go on with \(next.title): \(Self.call) check \(next.id)")
    }
    return status
  }

  private func verdict(on exercise: Exercise) async throws -> Verdict {
    let submission = try grader.submission(for: exercise)
    if let known = grader.knownVerdict(on: submission) { return known }
    console.note(guide.checking(exercise))
    return try await grader.verdict(on: submission)
  }

  private func status(of verdict: Verdict) -> ExitStatus {
    switch verdict.outcome {
    case .passed: .success
    case .doesNotCompile, .doesNotFit: .doesNotCompile
    case .failed, .crashed, .ranTooLong: .failure
    }
  }

  private func printSuccess(_ exercise: Exercise, next: Exercise?, isNews: Bool) {
    let text = guide.solved(exercise, next: next, isNews: isNews)
    console.print("\n\(text)\n\n\(guide.count)")
  }

  private func printProgress() {
    for lesson in catalog.lessons where guide.isDone(lesson) {
      console.print(guide.praise(of: lesson))
    }
    if grader.firstUnsolved == nil { console.print("\n\(guide.ending)\n") }
    console.print(guide.count)
  }

  static let call = "swift run lesson-runner"
}

extension Catalog {
  /// The exercise of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError(
        "There is no exercise \(id). ‘\(Check.call) list’ shows what there is.")
    }
    return exercise
  }

  /// The lesson of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(lesson number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There is no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }
}
