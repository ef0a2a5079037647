package import Foundation

extension Int {
  /// Returns the number with its noun, such as “1 test” or “2 tests”.
  package func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension String {
  /// Reads a text in UTF-8, with lines as in ``withLineFeeds``.
  ///
  /// - Throws: A Foundation error if the file can't be read, or isn't UTF-8.
  package init(textOf file: URL) throws {
    self = try String(contentsOf: file, encoding: .utf8).withLineFeeds
  }

  /// The text with line feeds as its only line endings, and without a byte order mark.
  ///
  /// On Windows, Git and editors end lines with `\r\n`. Swift treats `\r\n` as one `Character`, so
  /// a search for `\n` would fail.
  package var withLineFeeds: String {
    let text = String(drop { $0 == "\u{FEFF}" })
    guard text.utf8.contains(0x0D) else { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The lines, without the empty line after the last line feed.
  package var codeLines: [Substring] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The text without the comment at its start, and without the empty lines below the comment.
  package var withoutHeader: String {
    codeLines.drop { $0.hasPrefix("//") && !$0.hasPrefix("///") }.drop(while: \.isEmpty)
      .joined(separator: "\n")
  }

  /// Returns the text, padded with spaces to the given number of columns.
  package func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }

  /// The text, with a visible symbol for each control character except tabs and line feeds.
  ///
  /// Otherwise, a learner's output could change the terminal's colors, title or contents.
  package var showingControls: String {
    let scalars = replacing("\r\n", with: "\n").unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0x09, 0x0A: scalar
      case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "�"
      case 0x7F: "␡"
      case 0x80...0x9F: "�"
      default: scalar
      }
    }
    return String(UnicodeScalarView(scalars))
  }
}

extension StringProtocol {
  /// The number of columns that the text takes in a terminal.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  package var trimmingSpacesAtEnd: String { String(trimmingEnd { $0 == " " }) }
}

extension Character {
  /// The width in columns: two for Chinese, Japanese, Korean and emoji, otherwise one.
  ///
  /// StoryboardKit has its own copy, because StoryboardKit imports no module of the workbook.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension BidirectionalCollection {
  /// Returns the elements without blank elements at the start and the end.
  package func trimming(while isBlank: (Element) -> Bool) -> SubSequence {
    drop(while: isBlank).trimmingEnd(while: isBlank)
  }

  package func trimmingEnd(while isBlank: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isBlank($0) }.map(index(after:)) ?? startIndex)]
  }
}

extension String {
  /// The marker lines of Git's merge conflicts, each with its line number.
  ///
  /// A conflict begins with `<<<<<<< ` and the first version's name, and ends with `>>>>>>> ` and
  /// the second version's name. `=======` separates the versions. `||||||| ` may begin their common
  /// version.
  package var conflictMarkers: [(line: Int, text: Substring)] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { _, text in
        text == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { text.hasPrefix($0) }
      }
      .map { (line: $0.offset + 1, text: $0.element) }
  }

  /// Whether the text has the first and the last marker of a conflict, not only a line like
  /// `=======`.
  package var isUnmerged: Bool {
    // Most texts have no conflict, and comparing lines takes milliseconds.
    if Data(utf8).range(of: Data("<<<<<<< ".utf8)) == nil { return false }
    let markers = conflictMarkers.map(\.text)
    return ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in markers.contains { $0.hasPrefix(mark) } }
  }
}
