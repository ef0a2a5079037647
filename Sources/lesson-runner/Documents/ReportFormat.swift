/// The form of a grade: text for a person, or one document for another program.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, github

  /// Writes the document; nil for text, which is none.
  var document: ((Grade) throws -> String)? {
    switch self {
    case .text: nil
    case .json: { try JSONDocument($0).text() }
    case .junit: { JUnitDocument(grade: $0).text }
    case .github: { GitHubDocument(grade: $0).text }
    }
  }
}
