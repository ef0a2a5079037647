import Course
import Grading
import Interface

/// The form in which a grade is told: to a person while it goes,
/// or to a program as one document at the end.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, github

  /// Writes the document; nil for text, which is none.
  var document: ((Grade) throws -> String)? {
    switch self {
    case .text: nil
    case .json: { try JSONDocument($0).text() }
    case .junit: { JUnitDocument($0).text }
    case .github: { GitHubDocument($0).text }
    }
  }
}
