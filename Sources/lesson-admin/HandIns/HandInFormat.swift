import Course
import Interface

/// The format of a class's grades: text during grading, or one document at the end.
enum HandInFormat: String, CaseIterable {
  case text, json, csv

  func document(_ grades: [HandInGrade], _ lessons: [Lesson]) throws -> String? {
    switch self {
    case .text: nil
    case .json: try jsonText(of: HandInJSON(grades, of: lessons))
    case .csv: Self.table(of: grades, lessons)
    }
  }

  /// Returns a table in the format of RFC 4180, with 1 for each solved exercise, and otherwise 0.
  private static func table(of grades: [HandInGrade], _ lessons: [Lesson]) -> String {
    let head = ["name"] + lessons.flatMap(\.exercises).map { "\($0.id)" } + ["sum", "remarks"]
    let rows = grades.map { grade in
      [grade.name] + grade.results.map { $0.result.isPassed ? "1" : "0" }
        + ["\(grade.solvedCount)", grade.allRemarks(lessons) ?? ""]
    }
    return ([head] + rows).map { $0.map(cell).joined(separator: ",") }.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    // A spreadsheet would run such a text as a formula.
    let isDangerous = text.first.map("=+-@\t".contains) == true
    let text = isDangerous ? "'\(text)" : text
    return text.contains { ",\"\n".contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
