import Course

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

// MARK: Where a line may end

extension Substring {
  /// The parts of a word that must each stay in one line.
  ///
  /// Mostly there is one; in Chinese and Japanese, most characters are parts.
  fileprivate var unbreakableParts: [Substring] {
    parted { last, next in
      (last.isOwnWord || next.isOwnWord) && !last.isOpening && !next.isClosing
    }
  }

  /// The parts that end between two neighbors wherever `isBorder` says so.
  fileprivate func parted(
    where isBorder: (_ last: Character, _ next: Character) -> Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for (last, next) in zip(indices, indices.dropFirst()) where isBorder(self[last], self[next]) {
      parts.append(self[start..<next])
      start = next
    }
    return parts + [self[start...]]
  }
}

extension Character {
  /// Whether a line may end beside it: it is wide, and not Korean, which puts spaces between words.
  fileprivate var isOwnWord: Bool {
    guard columns == 2, let value = unicodeScalars.first?.value else { return false }
    return ![0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3].contains { $0.contains(value) }
  }

  /// Whether it belongs to what follows, as a bracket does.
  fileprivate var isOpening: Bool {
    [.openPunctuation, .initialPunctuation].contains(category)
  }

  /// Whether it belongs to what it follows: a bracket, a full stop, the mark of a long vowel.
  fileprivate var isClosing: Bool {
    [.closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter].contains(category)
  }

  private var category: Unicode.GeneralCategory? {
    unicodeScalars.first?.properties.generalCategory
  }
}
