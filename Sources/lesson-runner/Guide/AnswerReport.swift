import Course
import Foundation
import Interface

/// Returns the differences between a learner's file and the answer, with other right answers.
func answerReport(
  on exercise: Exercise, in workbook: Workbook, _ style: TextStyle
) throws -> String {
  let learners = try Submission(exercise, in: workbook.root)
  let answer = try Submission(exercise, at: exercise.answer, in: workbook.root)
  let diff = lineDiff(from: learners.text.showingControls, to: answer.text, style)
  let others = workbook.root.appending(path: exercise.proofs).visibleNames
    .filter { $0.hasPrefix("right-") }
    .map { "\n  \(style.link("\(exercise.proofs)/\($0)", in: workbook.path))" }
  return """
    \(style.bad(style.removalSign)) \(style.link(exercise.file, in: workbook.path))
    \(style.good(style.additionSign)) \(style.link(exercise.answer, in: workbook.path))

    \(diff ?? "Your file is the answer, word for word.")
    """ + (others.isEmpty ? "" : "\n\nOther right answers:\(others.joined())")
}
