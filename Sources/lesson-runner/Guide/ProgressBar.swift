import Course
import Interface

/// A learner's progress in one line of plain ASCII, which every font shows in as many columns.
struct ProgressBar {
  /// Whether each exercise is solved, lesson by lesson.
  let lessons: [[Bool]]
  let style: TextStyle

  /// The bar and the count, such as `[###--- ------] 3 of 12 solved`.
  ///
  /// Where that doesn't fit, a mark stands for more than one exercise.
  var line: String {
    let exercises = lessons.flatMap { $0 }
    let solved = exercises.filter { $0 }.count
    let count = " \(solved) of \(exercises.count) solved"
    let whole = lessons.map { Self.places($0) }.joined(separator: " ")
    let room = style.width - count.count - 2
    if whole.count <= room { return "[\(whole)]\(count)" }
    guard room >= 5 else { return String(count.dropFirst()) }
    // Rounded down: the bar is full only when nothing is left to do.
    let marks = exercises.isEmpty ? 0 : solved * room / exercises.count
    return "[\(Self.places(Array(0..<room).map { $0 < marks }))]\(count)"
  }

  private static func places(_ solved: [Bool]) -> String {
    String(solved.map { $0 ? "#" : "-" })
  }
}
