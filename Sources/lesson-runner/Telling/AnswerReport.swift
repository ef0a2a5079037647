package import Course
package import Foundation
package import Grading
package import Interface

/// The lines that tell a learner's file from the answer.
public struct AnswerReport {
  /// The whole text.
  public let text: String

  /// - Parameters:
  ///   - exercise: Whose answer is shown.
  ///   - workbook: Where both files lie.
  ///   - style: How the text is shown.
  /// - Throws: ``WorkbookError/broken(_:)`` when one of the files is lost, or is no text.
  public init(on exercise: Exercise, in workbook: Workbook, style: TextStyle) throws {
    let learners = try Submission(exercise, at: exercise.file, in: workbook.root)
    let answer = try Submission(exercise, at: exercise.answer, in: workbook.root)
    let diff = LineDiff(from: learners.text.showingControls, to: answer.text).text(style: style)
    let others = workbook.root.appending(path: exercise.proofs).visibleNames
      .filter { $0.hasPrefix("right-") }.map { "\(exercise.proofs)/\($0)" }
    var parts = [
      """
      \(style.bad("-")) \(style.link(exercise.file, in: workbook.path))
      \(style.good("+")) \(style.link(exercise.answer, in: workbook.path))
      """,
      diff ?? "Your file is the answer, word for word.",
    ]
    if !others.isEmpty {
      let links = others.map { "  \(style.link($0, in: workbook.path))" }
      parts.append("Other right answers:\n\(links.joined(separator: "\n"))")
    }
    text = parts.joined(separator: "\n\n")
  }
}
