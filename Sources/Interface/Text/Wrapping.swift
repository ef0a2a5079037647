import Course

extension String {
  /// Returns the text with long lines wrapped between words, and each line indented.
  ///
  /// An already indented line is code or a picture. It's unchanged if it fits; otherwise, its
  /// continuation is indented further. A word longer than a line isn't split, so that it can be
  /// copied.
  package func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = "".padding(to: indent)
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.isEmpty { return [""] }
      if line.hasPrefix(" ") { return line.codeLines(within: width - indent).map { margin + $0 } }
      return line.lines(within: width - indent) { [$0] }.map { margin + $0 }
    }
    .joined(separator: "\n")
  }

  /// Splits the text into lines of at most `width` columns, and splits words longer than a line.
  package func broken(to width: Int) -> [String] {
    self[...].lines(within: width) { $0.cut(to: width) }
  }
}

extension String {
  /// The number of lines, or 0 for an empty text.
  package var lineCount: Int {
    isEmpty ? 0 : split(separator: "\n", omittingEmptySubsequences: false).count
  }
}

extension Substring {
  /// Returns the line if it fits, or several lines, with all but the first indented further.
  fileprivate func codeLines(within width: Int) -> [String] {
    if String(self).columns <= width { return [String(self)] }
    let lead = String(prefix { $0 == " " })
    let further = lead + "    "
    return drop { $0 == " " }.lines(within: width - further.count) { [$0] }.enumerated()
      .map { ($0 == 0 ? lead : further) + $1 }
  }

  /// Fills lines with as many words as fit.
  ///
  /// - Parameters:
  ///   - width: The number of columns in a line.
  ///   - parts: A function that splits a word's unbreakable part further.
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

  /// Splits the word into parts of at most `width` columns, or of one wider character.
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

// MARK: Line-break positions

extension Substring {
  /// The parts of a word that can't be split between lines.
  ///
  /// Most words are one part; in Chinese and Japanese, most characters are parts.
  fileprivate var unbreakableParts: [Substring] {
    parted { last, next in
      (last.isOwnWord || next.isOwnWord) && !last.isOpening && !next.isClosing
    }
  }

  /// Splits the text between two neighboring characters if `isBorder` returns true.
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
  /// Whether a line can break beside the character.
  ///
  /// The character is wide, but not Korean, because Korean has spaces between words.
  fileprivate var isOwnWord: Bool {
    guard columns == 2, let value = unicodeScalars.first?.value else { return false }
    return ![0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3].contains { $0.contains(value) }
  }

  /// Whether the character belongs to the next one, such as an opening bracket.
  fileprivate var isOpening: Bool {
    [.openPunctuation, .initialPunctuation].contains(category)
  }

  /// Whether the character belongs to the previous one, such as a bracket, period or vowel mark.
  fileprivate var isClosing: Bool {
    [.closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter].contains(category)
  }

  private var category: Unicode.GeneralCategory? {
    unicodeScalars.first?.properties.generalCategory
  }
}
