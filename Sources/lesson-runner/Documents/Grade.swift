package import Course
package import Grading
package import Interface

/// The results of the exercises that were asked for:
/// the ones that were graded, and those that were not.
public struct Grade: Sendable {
  /// One exercise with its verdict; none if it was not checked, because grading stopped before it.
  struct Entry: Sendable {
    let exercise: Exercise
    var verdict: Verdict?
    /// The pictures of the exercise's screens with the answer.
    var expected = ScreenRecord()
  }

  /// In the order of the workbook, each exercise of the scope once.
  private(set) var entries: [Entry]
  /// The workbook's folder.
  let root: String

  public init(of exercises: [Exercise], in workbook: Workbook) {
    self.init(
      exercises.map { Entry(exercise: $0, expected: ScreenRecord(of: $0, in: workbook.root)) },
      root: workbook.path)
  }

  init(_ entries: [Entry], root: String) {
    self.entries = entries
    self.root = root
  }

  /// Takes down the verdict on one of the exercises.
  public mutating func note(_ verdict: Verdict, on exercise: Exercise) {
    guard let index = entries.firstIndex(where: { $0.exercise == exercise }) else { return }
    entries[index].verdict = verdict
  }

  public var solvedCount: Int { entries.count { $0.verdict?.isPassed == true } }

  /// The first verdict that is none of a solved exercise.
  public var firstRefusal: Verdict? {
    entries.lazy.compactMap(\.verdict).first { !$0.isPassed }
  }

  /// The reason why some exercises were not checked,
  /// as the end of a sentence that starts with the name of one.
  var reasonNotToCheck: String {
    let cause = entries.first { $0.verdict?.isPassed == false }.map(\.exercise.title)
    return "was not checked, because \(cause ?? "an exercise before it") is not solved"
  }

  /// The report to a learner on an exercise, without a terminal's means.
  func report(_ verdict: Verdict, in entry: Entry) -> VerdictReport {
    let style = TextStyle(hasColor: false, hasLinks: false, width: .max)
    return VerdictReport(
      verdict, on: entry.exercise, expected: entry.expected, style: style, root: root)
  }
}
