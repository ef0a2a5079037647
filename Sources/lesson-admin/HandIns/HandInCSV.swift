import Course

/// A class's grades as a spreadsheet table, in the format of RFC 4180.
///
/// Each learner's row has the name, a 1 or 0 for each exercise (solved or not), the sum, and the
/// remarks.
struct HandInCSV {
  let grades: [HandInGrade]
  let lessons: [Lesson]

  var text: String {
    let head = ["name"] + lessons.flatMap(\.exercises).map { "\($0.id)" } + ["sum", "remarks"]
    let rows = grades.map { grade in
      [grade.name] + grade.results.map { $0.result.isPassed ? "1" : "0" }
        + ["\(grade.solvedCount)", grade.allRemarks(lessons) ?? ""]
    }
    return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") }.joined(separator: "\n")
  }

  /// Characters that, at the beginning of a text, make a spreadsheet run the text as a formula.
  private static let dangerous: Set<Character> = ["=", "+", "-", "@", "\t"]

  private static func cell(_ text: String) -> String {
    let text = text.first.map(dangerous.contains) == true ? "'\(text)" : text
    return text.contains { ",\"\n".contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
