import Course
import Foundation
import Interface

/// Returns the differences between a learner's file and the answer, with other right answers.
///
/// The header comments always differ: one says what to do, the other what was done. So they aren't
/// compared, and the answer's comes after the differences.
func answerReport(
  on exercise: Exercise, in workbook: Workbook, _ style: TextStyle
) throws -> String {
  let learners = try Submission(exercise, in: workbook.root).text.showingControls
  let answer = try Submission(exercise, at: exercise.answer, in: workbook.root).text
  let diff = lineDiff(from: learners.withoutHeader, to: answer.withoutHeader, style)
  let differences =
    learners.code == answer.code ? "Your code is the same as the answer's." : diff ?? ""
  let moral = workbook.moral(of: exercise)
    .map { "\n\n" + "In the answer: \($0)".wrapped(to: style.width) }
  let others = workbook.root.appending(path: exercise.proofs).visibleNames
    .filter { $0.hasPrefix("right-") }
    .map { "\n  \(style.link("\(exercise.proofs)/\($0)", in: workbook.path))" }
  return """
    \(style.bad(style.removalSign)) \(style.link(exercise.file, in: workbook.path))
    \(style.good(style.additionSign)) \(style.link(exercise.answer, in: workbook.path))

    \(differences)\(moral ?? "")
    """ + (others.isEmpty ? "" : "\n\nOther right answers:\(others.joined())")
}

/// Returns the lines that differ between two texts, or nil if the texts are equal.
///
/// `-` marks removed lines, and `+` added ones; a style with words has `words` instead. Around each
/// change are `context` unchanged lines. For a terminal, long lines are wrapped between words.
func lineDiff(
  from old: String, to new: String, _ style: TextStyle, context: Int = 3,
  words: (old: String, new: String) = ("yours:", "answer:")
) -> String? {
  let rows = differenceRows(from: old.codeLines, to: new.codeLines)
  let changed = rows.indices.filter { rows[$0].sign != " " }
  if changed.isEmpty { return nil }
  let shown = Set(changed.flatMap { $0 - context...$0 + context })
  return rows.enumerated().compactMap { index, row in
    guard shown.contains(index) else {
      return index == 0 || shown.contains(index - 1)
        ? style.dim(style.usesWords ? "(unchanged lines)" : "  ⋮") : nil
    }
    let lines =
      switch row.sign {
      case "-": style.lines(style.usesWords ? words.old : "-", row.text).map(style.bad)
      case "+": style.lines(style.usesWords ? words.new : "+", row.text).map(style.good)
      default: style.lines(" ", row.text).map(\.trimmingSpacesAtEnd)
      }
    return lines.joined(separator: "\n")
  }
  .joined(separator: "\n")
}

extension TextStyle {
  /// Returns a line of code after a sign, as several lines if it's too long for the terminal.
  func lines(_ sign: String, _ code: Substring) -> [String] {
    if code.isEmpty { return [sign] }
    // A text with a space at its start is wrapped as code.
    let text = height == nil ? " \(code)" : " \(code)".wrapped(to: width - sign.count)
    return text.split(separator: "\n").enumerated().map { index, line in
      (index == 0 ? sign : "".padding(to: sign.count)) + line
    }
  }

  fileprivate var removalSign: String { usesWords ? "yours:" : "-" }
  fileprivate var additionSign: String { usesWords ? "answer:" : "+" }
}

extension String {
  /// The lines of code, without comments on lines of their own, and without spaces at the end.
  fileprivate var code: [String] {
    codeLines.map(\.trimmingSpacesAtEnd).filter { line in
      !line.isEmpty && !line.drop { $0 == " " }.hasPrefix("//")
    }
  }
}
