import Course

/// The format of the grades of a class: text while it goes, or one document at the end.
enum HandInFormat: String, CaseIterable {
  case text, json, csv

  /// - Returns: nil for text, which isn't a document.
  func document(_ grades: [HandInGrade], _ lessons: [Lesson]) throws -> String? {
    switch self {
    case .text: nil
    case .json: try HandInJSON(grades, of: lessons).text()
    case .csv: HandInCSV(grades: grades, lessons: lessons).text
    }
  }
}
