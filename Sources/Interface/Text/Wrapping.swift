import Course
import Grading

extension String {
  /// The text with its long lines broken between words, each line indented.
  ///
  /// A line that is indented already is code or a picture, and is left as it is if it fits;
  /// otherwise what does not fit is indented further. A word that is longer than a line stays
  /// whole, so that it can be copied.
  package func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = "".padding(to: indent)
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.isEmpty { return [""] }
      if line.hasPrefix(" ") { return line.codeLines(within: width - indent).map { margin + $0 } }
      return line.lines(within: width - indent) { [$0] }.map { margin + $0 }
    }
    .joined(separator: "\n")
  }

  /// The text in lines of at most `width` columns; a word that is longer than a line is cut.
  package func broken(to width: Int) -> [String] {
    self[...].lines(within: width) { $0.cut(to: width) }
  }
}

extension Substring {
  /// The line, or if it does not fit, more of them, the others indented further than the first.
  fileprivate func codeLines(within width: Int) -> [String] {
    if String(self).columns <= width { return [String(self)] }
    let lead = String(prefix { $0 == " " })
    let further = lead + "    "
    return drop { $0 == " " }.lines(within: width - further.count) { [$0] }.enumerated()
      .map { ($0 == 0 ? lead : further) + $1 }
  }

  /// The text in lines that are filled with as many words as fit.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - parts: What becomes of a word that has its place in one line.
  /// - Returns: The lines, at least one.
  fileprivate func lines(within width: Int, _ parts: (Substring) -> [Substring]) -> [String] {
    var lines = [""]
    var filled = 0
    for word in split(separator: " ") {
      for (index, part) in word.unbreakableParts.flatMap(parts).enumerated() {
        let space = index == 0 && filled > 0 ? " " : ""
        let needed = space.count + part.columns
        if filled == 0 || filled + needed <= width {
          lines[lines.count - 1] += space + part
          filled += needed
        } else {
          lines.append(String(part))
          filled = part.columns
        }
      }
    }
    return lines
  }

  /// The word in parts of at most `width` columns, and of one character where that is wider.
  fileprivate func cut(to width: Int) -> [Substring] {
    var filled = first?.columns ?? 0
    return parted { _, next in
      filled += next.columns
      if filled <= width { return false }
      filled = next.columns
      return true
    }
  }
}
