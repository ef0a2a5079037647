import Workbook

/// The form in which the grades of a class are told: to a person while it goes,
/// or to a program as one document at the end.
enum HandInFormat: String, CaseIterable {
  case text, json, csv

  /// Writes the document; nil for text, which is none.
  var document: (([HandInGrade], [Lesson]) throws -> String)? {
    switch self {
    case .text: nil
    case .json: { try HandInJSON($0, of: $1).text() }
    case .csv: { HandInCSV($0, of: $1).text }
    }
  }
}
