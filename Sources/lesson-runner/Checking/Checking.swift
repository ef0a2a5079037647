import Course
import Foundation
import Grading
import Interface

/// The grading of exercises, one after another.
struct Checking {
  let workbook: Workbook
  let exercises: [Exercise]
  let console: Console
  /// Whether each test that fails has its say.
  let saysAll: Bool
  private let grader: Grader
  /// The progress as it was when it began, with what it has found out since.
  private(set) var learner: LearnerProgress
  /// All of the exercises, with the verdicts on those that were graded.
  private(set) var grade: Grade
  /// What kept the first exercise from being graded that could not be.
  private(set) var fault: (any Error)?

  /// - Parameters:
  ///   - exercises: What is graded, in order.
  ///   - workbook: Where they are.
  ///   - console: Where it is told.
  ///   - saysAll: Whether each test that fails has its say, or the first alone.
  init(
    _ exercises: [Exercise], in workbook: Workbook, _ console: Console, saysAll: Bool = false
  ) {
    self.saysAll = saysAll
    self.exercises = exercises
    self.workbook = workbook
    self.console = console
    grader = Grader(workbook, progress: console.note)
    learner = LearnerProgress(of: workbook.catalog, grader.known)
    grade = Grade(of: exercises, in: workbook)
  }

  var guide: Guide { Guide(workbook, learner, console.style) }
  var isNew: Bool { grader.known.isNew }

  /// Grades an exercise, unless its verdict is known.
  ///
  /// - Returns: The verdict, and whether that the exercise is solved is news.
  /// - Throws: ``WorkbookError`` when no verdict can be given;
  ///   `CancellationError` when interrupted.
  mutating func check(_ exercise: Exercise) async throws -> (verdict: Verdict, isNews: Bool) {
    let known = learner[exercise]
    let verdict: Verdict
    if let known {
      verdict = known
    } else {
      let submission = try Submission(exercise, in: workbook.root)
      console.note(guide.checking(exercise))
      verdict = try await grader.grade(submission)
    }
    learner[exercise] = verdict
    grade.note(verdict, on: exercise)
    return (verdict, isNews: known?.isPassed != true)
  }

  /// Grades an exercise as ``check(_:)`` does; what keeps it from being graded costs no other its
  /// verdict.
  ///
  /// - Throws: `CancellationError` when interrupted.
  mutating func checkAnyway(_ exercise: Exercise) async throws -> Verdict {
    do {
      return try await check(exercise).verdict
    } catch let error as CancellationError {
      throw error
    } catch {
      fault = fault ?? error
      let verdict = Verdict(.notGraded(reason: "\(WorkbookError(error))"))
      learner[exercise] = verdict
      grade.note(verdict, on: exercise)
      return verdict
    }
  }

  /// Grades one after another, without a word.
  ///
  /// - Parameter stops: Whether the first that is not solved is the last that is graded.
  /// - Throws: As ``checkAnyway(_:)`` does.
  mutating func checkAll(stops: Bool) async throws {
    for exercise in exercises {
      let isPassed = try await checkAnyway(exercise).isPassed
      if stops, !isPassed { return }
    }
  }
}
