import Course
import Grading
import Interface

/// The results of the requested exercises.
struct Grade {
  /// The requested exercises, in the workbook's order.
  let exercises: [Exercise]
  /// The workbook's exercises that are for practice.
  var practice: Set<Exercise> = []
  /// The path of the workbook's folder.
  let root: String
  /// The verdicts, except on exercises after a failure that stopped the grading.
  var verdicts: [Exercise: Verdict] = [:]

  var solvedCount: Int { verdicts.values.count(where: \.isPassed) }

  var firstFailure: (exercise: Exercise, verdict: Verdict)? {
    exercises.lazy.compactMap { exercise in verdicts[exercise].map { (exercise, $0) } }
      .first { !$1.isPassed }
  }

  /// Returns the explanation of a verdict without color, links or wrapping.
  func explanation(of verdict: Verdict, on exercise: Exercise) -> String {
    let style = TextStyle(hasColor: false, hasLinks: false, width: .max)
    return VerdictReport(verdict, on: exercise, style: style, root: root).explanation
  }
}

/// The format of a grade: text for users, or a document for another program.
enum ReportFormat: String, CaseIterable {
  case text, json, github

  /// Returns the document, or nil if the format is text.
  func document(of grade: Grade) throws -> String? {
    switch self {
    case .text: nil
    case .json: try jsonText(of: JSONDocument(grade))
    case .github: GitHubDocument(grade: grade).text
    }
  }
}
