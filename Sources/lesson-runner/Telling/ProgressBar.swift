package import Course
package import Grading
package import Interface

/// A learner's progress in one line: a place for each exercise, the lessons set apart.
///
/// It is plain ASCII: every terminal and every font shows it in as many columns as it has letters.
public struct ProgressBar {
  /// Whether each exercise is solved, lesson by lesson.
  let lessons: [[Bool]]
  let style: TextStyle

  public init(_ lessons: [[Bool]], style: TextStyle) {
    self.lessons = lessons
    self.style = style
  }

  /// The bar and the count, such as `[###--- ------] 3 of 12 solved`.
  ///
  /// Where the places of all exercises would not fit, each stands for more than one.
  public var line: String {
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
