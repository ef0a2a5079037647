import Interface

/// Returns the lines that differ between two texts, with `-` for removed and `+` for added lines.
///
/// A style with words has “yours:” and “answer:” instead.
///
/// - Parameters:
///   - old: The first text.
///   - new: The second text.
///   - style: The style of the lines.
///   - context: The number of unchanged lines around a change.
/// - Returns: The lines, or nil if the texts are equal.
func lineDiff(
  from old: String, to new: String, _ style: TextStyle, context: Int = 3
) -> String? {
  let (old, new) = (lines(of: old), lines(of: new))
  let changes = new.difference(from: old)
  let removed = Set(changes.removals.map(\.offset))
  let inserted = Set(changes.insertions.map(\.offset))
  var rows: [(sign: String, text: Substring)] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    let (isRemoved, isInserted) = (removed.contains(oldIndex), inserted.contains(newIndex))
    rows.append(
      isRemoved
        ? ("-", old[oldIndex]) : isInserted ? ("+", new[newIndex]) : (" ", old[oldIndex]))
    oldIndex += isRemoved || !isInserted ? 1 : 0
    newIndex += isRemoved ? 0 : 1
  }
  let changed = rows.indices.filter { rows[$0].sign != " " }
  if changed.isEmpty { return nil }
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
  /// The sign of a line that only the learner's file has.
  var removalSign: String { usesWords ? "yours:" : "-" }

  /// The sign of a line that only the answer has.
  var additionSign: String { usesWords ? "answer:" : "+" }
}

private func lines(of text: String) -> [Substring] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return lines.last == "" ? lines.dropLast() : lines
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
