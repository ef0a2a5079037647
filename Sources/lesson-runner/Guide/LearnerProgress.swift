import Course
import Grading

/// The learner's progress: the stored verdicts on all exercises, and the new ones since.
///
/// There is no separate progress file.
struct LearnerProgress {
  private let exercises: [Exercise]
  private var verdicts: [Exercise: Verdict] = [:]

  init(in workbook: Workbook, _ grader: Grader) {
    exercises = workbook.catalog.exercises
    for exercise in exercises {
      let submission = try? Submission(exercise, in: workbook.root)
      verdicts[exercise] = submission.flatMap(grader.storedVerdict)
    }
  }

  /// The verdict on an exercise, or nil if it hasn't been checked yet.
  subscript(exercise: Exercise) -> Verdict? {
    get { verdicts[exercise] }
    set { verdicts[exercise] = newValue }
  }

  func isSolved(_ exercise: Exercise) -> Bool { verdicts[exercise]?.isPassed == true }

  func isDone(_ lesson: Lesson) -> Bool { lesson.exercises.allSatisfy(isSolved) }

  var solvedCount: Int { exercises.count(where: isSolved) }

  /// The unsolved exercises before the last solved one.
  var stillOpen: [Exercise] {
    exercises[..<(exercises.lastIndex(where: isSolved) ?? 0)].filter { !isSolved($0) }
  }

  var firstUnsolved: Exercise? { exercises.first { !isSolved($0) } }

  /// Returns the next unsolved exercise after this one, or else the first other one.
  func nextUnsolved(after exercise: Exercise) -> Exercise? {
    let unsolved = exercises.filter { $0 != exercise && !isSolved($0) }
    return unsolved.first { $0.id > exercise.id } ?? unsolved.first
  }
}
