import Course
import Grading
import Interface

/// The words of `check` while it goes.
extension Checking {
  /// Grades one after another, up to the first that is not solved, and tells what to do next.
  ///
  /// - Parameter skipsSolved: Whether nothing is said of the first ones, as far as they are known
  ///   to be solved: nobody needs to hear again of what was solved before.
  /// - Throws: As ``check(_:)`` does.
  mutating func tell(skipsSolved: Bool) async throws {
    let learner = learner
    let exercises = skipsSolved ? Array(exercises.drop { learner.isSolved($0) }) : exercises
    if isNew, let welcome = exercises.first.flatMap(guide.welcome) { console.note("\(welcome)\n") }
    var justSolved: (exercise: Exercise, verdict: Verdict, isNews: Bool)?
    for exercise in exercises {
      let (verdict, isNews) = try await check(exercise)
      guard verdict.isPassed else {
        // Nobody has looked at the next exercise yet: its failures would only bury the success.
        if let (solved, verdict, isNews) = justSolved {
          printSuccess(solved, verdict, next: exercise, isNews: isNews)
        } else {
          console.print(guide.unsolved(exercise, verdict, saysAll: saysAll))
        }
        return
      }
      console.print(guide.report(verdict, on: exercise).headline)
      if isNews || exercises.count == 1 { justSolved = (exercise, verdict, isNews) }
      if isNews, let lesson = workbook.catalog.lesson(of: exercise), self.learner.isDone(lesson) {
        console.print(guide.praise(of: lesson))
      }
    }
    if let (solved, verdict, isNews) = justSolved {
      printSuccess(
        solved, verdict, next: self.learner.nextUnsolved(after: solved), isNews: isNews)
    } else {
      printProgress()
    }
  }

  /// Grades every exercise, a line each, and then says how far the learner is.
  mutating func tellAll() async throws {
    var reasons: Set<String> = []
    for exercise in exercises {
      let verdict = try await checkAnyway(exercise)
      console.print(guide.report(verdict, on: exercise).headline)
      // What keeps one from being graded may keep all.
      if case .notGraded(let reason) = verdict.outcome, reasons.insert(reason).inserted {
        console.print(reason.wrapped(to: console.style.width, indent: 4))
      }
    }
    printProgress()
    if let next = learner.firstUnsolved {
      console.print("Go on with \(next.title): \(Runner.call) check \(next.id)")
    }
  }

  private func printSuccess(
    _ exercise: Exercise, _ verdict: Verdict, next: Exercise?, isNews: Bool
  ) {
    let text = guide.solved(exercise, verdict, next: next, isNews: isNews)
    console.print("\n\(text)\n\n\(guide.count)")
  }

  private func printProgress() {
    for lesson in workbook.catalog.lessons where learner.isDone(lesson) {
      console.print(guide.praise(of: lesson))
    }
    if learner.firstUnsolved == nil { console.print("\n\(guide.ending)\n") }
    console.print(guide.count)
  }
}
