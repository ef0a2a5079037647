import Course
import Grading
import Interface

/// What `watch` does besides grading the current exercise.
extension WatchSession {
  /// Has all exercises graded, one after another.
  mutating func checkAll() throws {
    isSettling = false
    lookAnew()
    begin { [grader, workbook, happened] number in
      let exercises = workbook.catalog.exercises
      for exercise in exercises where !Task.isCancelled {
        let (result, _) = await grader.result(on: exercise, in: workbook)
        happened.yield(
          .checked(number, exercise, result, isLast: exercise == exercises.last))
      }
    }
  }

  /// Has the exercise's wiring drawn; a grading that is under way comes first.
  mutating func drawWiring() throws {
    guard work == nil else {
      return try screen.print("The verdict comes first. Press w again when it is there.")
    }
    lookAnew()
    begin { [grader, workbook, exercise, happened] number in
      let result: Result<WiringMaker.Sight, any Error>
      do {
        let submission = try Submission(exercise, in: workbook.root)
        result = .success(try await WiringMaker(grader).wiring(of: submission))
      } catch {
        result = .failure(error)
      }
      happened.yield(.drawn(number, result))
    }
  }
}

extension Grader {
  /// The verdict on the learner's file as it is now, or why there is none; and whether that the
  /// exercise is solved would be news.
  func result(
    on exercise: Exercise, in workbook: Workbook
  ) async -> (Result<Verdict, any Error>, isNews: Bool) {
    do {
      let submission = try Submission(exercise, in: workbook.root)
      if let known = known[submission] { return (.success(known), isNews: !known.isPassed) }
      return (.success(try await grade(submission)), isNews: true)
    } catch {
      return (.failure(error), isNews: true)
    }
  }
}
