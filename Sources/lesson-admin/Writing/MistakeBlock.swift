import Course

/// Returns a block for a catalog of mistakes: the differences between a text and the answer, or the
/// whole text if more than half of the text differs.
func mistakeBlock(from answer: String, to text: String) -> String {
  let new = text.withoutHeader.codeLines
  let rows = differenceRows(from: answer.withoutHeader.codeLines, to: new)
  let kept = rows.count { $0.sign == " " }
  let isWhole = kept * 2 < new.count
  let body = isWhole ? new.map(String.init) : lines(of: rows)
  return (["```\(isWhole ? "swift" : "diff")"] + body + ["```"]).joined(separator: "\n")
}

/// Returns the changed rows, with as many unchanged rows as the position of each change requires to
/// be unambiguous.
private func lines(of rows: [DifferenceRow]) -> [String] {
  var isShown = rows.map { $0.sign != " " }
  for index in rows.indices where rows[index].sign != " " {
    for step in [-1, 1] {
      var index = index + step
      while rows.indices.contains(index), rows[index].sign == " " {
        isShown[index] = true
        if !rows[index].text.isEmpty { break }
        index += step
      }
    }
  }
  while let hunk = hunks(isShown).firstAmbiguous(in: rows), hunk.count < rows.count {
    isShown[hunk.lowerBound > 0 ? hunk.lowerBound - 1 : hunk.upperBound] = true
  }
  return Array(
    hunks(isShown).map { hunk in
      rows[hunk].map { $0.text.isEmpty && $0.sign == " " ? "" : "\($0.sign)\($0.text)" }
    }
    .joined(separator: ["@@"]))
}

private func hunks(_ isShown: [Bool]) -> [Range<Int>] {
  isShown.indices.split { !isShown[$0] }.map { $0.startIndex..<$0.endIndex }
}

extension [Range<Int>] {
  /// Returns the first hunk whose lines occur several times below the hunk before it.
  fileprivate func firstAmbiguous(in rows: [DifferenceRow]) -> Range<Int>? {
    var end = 0
    return first { hunk in
      defer { end = hunk.upperBound }
      let rest = rows[end...].filter { $0.sign != "+" }.map(\.text)
      let old = rows[hunk].filter { $0.sign != "+" }.map(\.text)
      return rest.indices.count { rest[$0...].starts(with: old) } != 1
    }
  }
}
