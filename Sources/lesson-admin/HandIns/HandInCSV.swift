import Course

/// The grades of a class as a table for a spreadsheet, in the format of RFC 4180.
///
/// A row for each learner: the name, a 1 for each exercise that is solved and a 0 for each other,
/// the sum, and the remarks.
struct HandInCSV {
  let grades: [HandInGrade]
  let lessons: [Lesson]

  var text: String {
    let head = ["name"] + lessons.flatMap(\.exercises).map { "\($0.id)" } + ["sum", "remarks"]
    let rows = grades.map { grade in
      [grade.name] + grade.results.map { $0.result.isPassed ? "1" : "0" }
        + ["\(grade.solvedCount)", grade.remarks(lessons) ?? ""]
    }
    return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") }.joined(separator: "\n")
  }

  /// A spreadsheet takes a text with one of these in front for a formula, and runs it.
  private static let dangerous: Set<Character> = ["=", "+", "-", "@", "\t"]

  private static func cell(_ text: String) -> String {
    let text = text.first.map(dangerous.contains) == true ? "'\(text)" : text
    return text.contains { ",\"\n".contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
