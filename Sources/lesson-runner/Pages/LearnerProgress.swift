import Course
import Grading
import Interface

/// The learner's progress: the stored verdicts on all exercises, and newer verdicts.
///
/// There is no separate progress file.
struct LearnerProgress {
  private let path: [Exercise]
  private let practice: [Exercise]
  private var verdicts: [Exercise: Verdict] = [:]

  init(in workbook: Workbook, _ grader: Grader) {
    path = workbook.catalog.mainPath
    practice = workbook.catalog.practiceExercises
    for exercise in workbook.catalog.exercises {
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

  /// Returns whether a lesson's path is solved, or all exercises if the lesson has no path.
  func isPathDone(_ lesson: Lesson) -> Bool {
    (lesson.mainPath.isEmpty ? lesson.exercises : lesson.mainPath).allSatisfy(isSolved)
  }

  func isDone(_ lesson: Lesson) -> Bool { lesson.exercises.allSatisfy(isSolved) }

  var solvedCount: Int { (path + practice).count(where: isSolved) }
  var isPathDone: Bool { path.allSatisfy(isSolved) }
  var isDone: Bool { (path + practice).allSatisfy(isSolved) }

  /// Returns the numbers of solved exercises, such as `7 of 21 solved, and 2 of 27 for practice`.
  ///
  /// `noun` is the word for exercises, with a space before it, or empty.
  func countText(of noun: String = "") -> String {
    let onPath = "\(path.count(where: isSolved)) of \(path.count)\(noun) solved"
    if practice.isEmpty { return onPath }
    return "\(onPath), and \(practice.count(where: isSolved)) of \(practice.count) for practice"
  }

  /// The unsolved exercises on the path before the last solved one.
  var earlierUnsolved: [Exercise] {
    path[..<(path.lastIndex(where: isSolved) ?? 0)].filter { !isSolved($0) }
  }

  /// The first unsolved exercise: on the path, or else for practice.
  var firstUnsolved: Exercise? { (path + practice).first { !isSolved($0) } }

  /// Returns the named exercise or, without a name, the first unsolved one.
  func exercise(named name: String?, in workbook: Workbook) throws -> Exercise? {
    try name.map(workbook.exercise) ?? firstUnsolved
  }

  /// Returns the next unsolved exercise after a given one, or else the first unsolved one before
  /// it.
  ///
  /// Exercises for practice follow only after the path.
  func nextUnsolved(after exercise: Exercise) -> Exercise? {
    let unsolved = [path, practice].map { $0.filter { $0 != exercise && !isSolved($0) } }
    return unsolved.lazy.compactMap { $0.first { $0.id > exercise.id } ?? $0.first }.first
  }
}
