import Workbook

/// What `check` tells a learner while it goes.
extension Check {
  /// Grades one after another, up to the first that is not solved, and tells what to do next.
  func tell(_ exercises: [Exercise]) async throws -> Grade {
    if let welcome = exercises.first.flatMap(guide.welcome) { console.note("\(welcome)\n") }
    var justSolved: (exercise: Exercise, isNews: Bool)?
    let grade = try await graded(exercises, stops: true) { exercise, verdict, isNews in
      guard verdict.isPassed else {
        // Nobody has looked at the next exercise yet: its failures would only bury the success.
        if let justSolved {
          printSuccess(justSolved.exercise, next: exercise, isNews: justSolved.isNews)
        } else {
          console.print(guide.unsolved(exercise, verdict))
        }
        return
      }
      console.print(guide.report(verdict, on: exercise).headline)
      if isNews || exercises.count == 1 { justSolved = (exercise, isNews) }
      if isNews, let lesson = catalog.lesson(of: exercise), guide.isDone(lesson) {
        console.print(guide.praise(of: lesson))
      }
    }
    guard grade.firstRefusal == nil else { return grade }
    if let justSolved {
      printSuccess(
        justSolved.exercise, next: grader.nextUnsolved(after: justSolved.exercise),
        isNews: justSolved.isNews)
    } else {
      printProgress()
    }
    return grade
  }

  /// Grades every exercise, a line each, and then says how far the learner is.
  func tellAll() async throws -> Grade {
    let grade = try await graded(catalog.exercises, stops: false) { exercise, verdict, _ in
      console.print(guide.report(verdict, on: exercise).headline)
    }
    printProgress()
    if let next = grader.firstUnsolved {
      console.print("Go on with \(next.title): \(Self.call) check \(next.id)")
    }
    return grade
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
}
