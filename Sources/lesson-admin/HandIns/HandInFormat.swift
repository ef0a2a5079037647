import Course
import Grading
import Interface

/// A format of a class's grades.
enum HandInFormat: String, CaseIterable {
  case text, json, csv

  /// Returns a document for other programs, or nil for text.
  ///
  /// `report` returns the report on a verdict that a learner reads.
  func document(
    _ grades: [HandInGrade], _ lessons: [Lesson], report: (Exercise, Verdict) -> String
  ) throws -> String? {
    switch self {
    case .text: nil
    case .json: try jsonText(of: HandInJSON(grades, of: lessons, report: report))
    case .csv: Self.table(of: grades, lessons)
    }
  }

  /// Returns a table, quoted as in RFC 4180, with 1 for each solved exercise and 0 for all others.
  ///
  /// Without the byte order mark, a spreadsheet would read names as if they weren't UTF-8.
  private static func table(of grades: [HandInGrade], _ lessons: [Lesson]) -> String {
    let states = HandInGrade.State.allCases
    let head =
      ["name"] + lessons.flatMap(\.exercises).map { "\($0.id)" } + states.map(\.column)
      + ["remarks"]
    let rows = grades.map { grade in
      [grade.name] + grade.results.map { $0.result.isPassed ? "1" : "0" }
        + states.map { "\(grade.count(of: $0))" } + [grade.allRemarks(lessons) ?? ""]
    }
    let lines = ([head] + rows).map { $0.map(cell).joined(separator: ",") }
    return "\u{FEFF}\(lines.joined(separator: "\n"))"
  }

  private static func cell(_ text: String) -> String {
    // A spreadsheet would run such a text as a formula.
    let isDangerous = text.first.map("=+-@\t".contains) == true
    let text = isDangerous ? "'\(text)" : text
    return text.contains { ",\"\n".contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
