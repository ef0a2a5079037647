import Course

extension String {
  /// Returns the text with long lines wrapped between words, and each line indented.
  ///
  /// An already indented line is code or a picture. Such a line is unchanged if it fits; otherwise,
  /// its continuation is indented further. A word longer than a line isn't split, so that it can be
  /// copied.
  package func wrapped(to width: Int, indent: Int = 0) -> String {
    let (width, margin) = (width - indent, "".padding(to: indent))
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let lines = line.hasPrefix(" ") ? line.codeLines(within: width) : line.lines(within: width)
      return line.isEmpty ? [""] : lines.map { margin + $0 }
    }
    .joined(separator: "\n")
  }

  /// Splits the text into lines of at most `width` columns, and splits words longer than a line.
  package func broken(to width: Int) -> [String] {
    self[...].lines(within: width, splittingWords: true)
  }

  /// The number of lines, or 0 for an empty text.
  package var lineCount: Int {
    isEmpty ? 0 : split(separator: "\n", omittingEmptySubsequences: false).count
  }
}

extension TextStyle {
  /// Returns the number of rows that a text takes in a terminal, which splits lines that are longer
  /// than a row.
  package func height(of text: String) -> Int {
    if text.isEmpty { return 0 }
    return text.replacing(/\u{1B}\[[0-9;]*m|\u{1B}\]8;;.*?\u{1B}\\/, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { max(1, ($0.columns + width - 1) / width) }.reduce(0, +)
  }
}

extension Substring {
  /// Returns the line if it fits, or several lines, with all but the first indented further.
  fileprivate func codeLines(within width: Int) -> [String] {
    if columns <= width { return [String(self)] }
    let lead = String(prefix { $0 == " " })
    let further = lead + "    "
    return lines(within: width - further.count).enumerated()
      .map { ($0 == 0 ? lead : further) + $1 }
  }

  /// Returns one or more lines, each filled with as many words as fit.
  ///
  /// A word longer than a line stays whole, unless `splittingWords` is true.
  fileprivate func lines(within width: Int, splittingWords: Bool = false) -> [String] {
    var lines = [""]
    var filledColumns = 0
    for word in split(separator: " ") {
      let parts = word.unbreakableParts.flatMap { splittingWords ? $0.cut(to: width) : [$0] }
      for (index, part) in parts.enumerated() {
        let space = index == 0 && filledColumns > 0 ? " " : ""
        let needed = space.count + part.columns
        if filledColumns == 0 || filledColumns + needed <= width {
          lines[lines.count - 1] += space + part
          filledColumns += needed
        } else {
          lines.append(String(part))
          filledColumns = part.columns
        }
      }
    }
    return lines
  }

  /// Splits the word into parts of at most `width` columns, or of one wider character.
  private func cut(to width: Int) -> [Substring] {
    var filledColumns = first?.columns ?? 0
    return parted { _, next in
      filledColumns += next.columns
      if filledColumns <= width { return false }
      filledColumns = next.columns
      return true
    }
  }

  /// The parts of a word that can't be split between lines.
  ///
  /// Most words are one part; in Chinese and Japanese, most characters are parts.
  private var unbreakableParts: [Substring] {
    parted { last, next in
      (last.isOwnWord || next.isOwnWord) && !last.isOpening && !next.isClosing
    }
  }

  /// Splits the text between two neighboring characters if `isBorder` returns true.
  private func parted(
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

  /// Whether the character, such as an opening bracket, belongs to the next character.
  fileprivate var isOpening: Bool {
    [.openPunctuation, .initialPunctuation].contains(category)
  }

  /// Whether the character, such as a period or a vowel mark, belongs to the previous character.
  fileprivate var isClosing: Bool {
    [.closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter].contains(category)
  }

  private var category: Unicode.GeneralCategory? {
    unicodeScalars.first?.properties.generalCategory
  }
}
