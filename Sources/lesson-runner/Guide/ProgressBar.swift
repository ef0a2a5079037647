import Course
import Interface

/// The learner's progress on one line, in plain ASCII, which has the same width in every font.
struct ProgressBar {
  /// Whether each exercise is solved, for each lesson.
  let lessons: [[Bool]]
  let style: TextStyle

  /// The bar and the count, such as `[###--- ------] 3 of 12 solved`.
  ///
  /// If it doesn't fit, a mark represents more than one exercise. A style with words has no bar.
  var line: String {
    let exercises = lessons.flatMap { $0 }
    let solved = exercises.filter { $0 }.count
    let count = " \(solved) of \(exercises.count) solved"
    let whole = lessons.map { Self.places($0) }.joined(separator: " ")
    let room = style.width - count.count - 2
    if whole.count <= room, !style.usesWords { return "[\(whole)]\(count)" }
    guard room >= 5, !style.usesWords else { return String(count.dropFirst()) }
    // Rounded down, so that the bar is full only if all exercises are solved.
    let marks = exercises.isEmpty ? 0 : solved * room / exercises.count
    return "[\(Self.places(Array(0..<room).map { $0 < marks }))]\(count)"
  }

  private static func places(_ solved: [Bool]) -> String {
    String(solved.map { $0 ? "#" : "-" })
  }
}
