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

extension TextStyle {
  /// Returns the learner's progress on one line, such as `[###--- ------] 3 of 12 solved`.
  ///
  /// `lessons` says for each lesson's exercises whether they're solved; `count` is the progress in
  /// words. If the bar doesn't fit, a mark represents more than one exercise. A style with words
  /// has no bar. The marks are plain ASCII, which has the same width in every font.
  func progressBar(_ lessons: [[Bool]], count: String) -> String {
    let exercises = lessons.flatMap { $0 }
    let solved = exercises.count { $0 }
    func marks(_ solved: [Bool]) -> String { String(solved.map { $0 ? "#" : "-" }) }
    let whole = lessons.map(marks).joined(separator: " ")
    // Two brackets and a space surround the marks.
    let room = width - count.count - 3
    if usesWords || whole.count > room && room < 5 { return count }
    if whole.count <= room { return "[\(whole)] \(count)" }
    // Rounded down, so that the bar is full only if all exercises are solved.
    let filled = solved * room / exercises.count
    return "[\(marks((0..<room).map { $0 < filled }))] \(count)"
  }
}
