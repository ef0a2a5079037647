import Course
import Grading
import Interface

/// The results of the requested exercises.
struct Grade: Sendable {
  struct Entry: Sendable {
    let exercise: Exercise
    /// The verdict, or nil if grading stopped before this exercise.
    var verdict: Verdict?
    /// The pictures of the exercise's screens with the answer.
    var expected = ScreenRecord()
  }

  /// The results in the workbook's order, one for each exercise of the scope.
  private(set) var entries: [Entry]
  /// The workbook's folder.
  let root: String

  init(of exercises: [Exercise], in workbook: Workbook) {
    self.init(
      exercises.map { Entry(exercise: $0, expected: ScreenRecord(of: $0, in: workbook.root)) },
      root: workbook.path)
  }

  init(_ entries: [Entry], root: String) {
    self.entries = entries
    self.root = root
  }

  mutating func record(_ verdict: Verdict, on exercise: Exercise) {
    guard let index = entries.firstIndex(where: { $0.exercise == exercise }) else { return }
    entries[index].verdict = verdict
  }

  var solvedCount: Int { entries.count { $0.verdict?.isPassed == true } }

  var firstFailure: Verdict? {
    entries.lazy.compactMap(\.verdict).first { !$0.isPassed }
  }

  /// The reason why exercises weren't checked, as the end of a sentence that starts with a name.
  var reasonNotToCheck: String {
    let cause = entries.first { $0.verdict?.isPassed == false }.map(\.exercise.title)
    return "was not checked, because \(cause ?? "an exercise before it") is not solved"
  }

  /// Returns the learner's report on an exercise, without color, links or wrapping.
  func report(_ verdict: Verdict, in entry: Entry) -> VerdictReport {
    let style = TextStyle(hasColor: false, hasLinks: false, width: .max)
    return VerdictReport(
      verdict, on: entry.exercise, expected: entry.expected, style: style, root: root)
  }
}

/// The format of a grade: text for users, or a document for another program.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, github

  /// The function that writes the document, or nil for text.
  var document: ((Grade) throws -> String)? {
    switch self {
    case .text: nil
    case .json: { try JSONDocument($0).text() }
    case .junit: { JUnitDocument(grade: $0).text }
    case .github: { GitHubDocument(grade: $0).text }
    }
  }
}
