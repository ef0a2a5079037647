import Course
import Grading

extension Substring {
  /// The parts of a word that must each stay in one line: mostly there is one, the word itself.
  ///
  /// Chinese and Japanese put no spaces between words: there, most characters are parts.
  package var unbreakableParts: [Substring] {
    parted { last, next in
      (last.isOwnWord || next.isOwnWord) && !last.isOpening && !next.isClosing
    }
  }

  /// The parts that end between two neighbors wherever `isBorder` says so.
  package func parted(where isBorder: (_ last: Character, _ next: Character) -> Bool) -> [Substring] {
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
