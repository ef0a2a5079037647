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

/// Returns the lines that differ between two texts, or nil if the texts are equal.
///
/// `-` marks removed lines, and `+` added ones; a style with words has “yours:” and “answer:”
/// instead. Around each change are `context` unchanged lines.
func lineDiff(
  from old: String, to new: String, _ style: TextStyle, context: Int = 3
) -> String? {
  let old = lines(of: old)
  let changes = lines(of: new).difference(from: old)
  if changes.isEmpty { return nil }
  var rows = old.map { (sign: " ", text: $0) }
  // First come the removals. Their lines stay here, so insertions don't count them.
  for change in changes {
    switch change {
    case .remove(let offset, _, _):
      rows[offset].sign = "-"
    case .insert(let offset, let line, _):
      let others = rows.indices.filter { rows[$0].sign != "-" }
      rows.insert(("+", line), at: offset < others.count ? others[offset] : rows.endIndex)
    }
  }
  let changed = rows.indices.filter { rows[$0].sign != " " }
  let shown = Set(changed.flatMap { $0 - context...$0 + context })
  return rows.enumerated().compactMap { index, row in
    guard shown.contains(index) else {
      return index == 0 || shown.contains(index - 1)
        ? style.dim(style.usesWords ? "(unchanged lines)" : "  ⋮") : nil
    }
    let text = row.text.isEmpty ? "" : " \(row.text)"
    switch row.sign {
    case "-": return style.bad(style.removalSign + text)
    case "+": return style.good(style.additionSign + text)
    default: return text.isEmpty ? "" : " \(text)"
    }
  }
  .joined(separator: "\n")
}

extension TextStyle {
  fileprivate var removalSign: String { usesWords ? "yours:" : "-" }
  fileprivate var additionSign: String { usesWords ? "answer:" : "+" }
}

private func lines(of text: String) -> [Substring] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return lines.last == "" ? lines.dropLast() : lines
}
