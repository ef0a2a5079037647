/// The style of the text that is written to an output.
package struct TextStyle: Sendable {
  /// Whether escape sequences may set colors; color is never the only signal.
  package let hasColor: Bool
  /// Whether OSC 8 sequences may link to files.
  package let hasLinks: Bool
  /// The maximum number of columns in a line.
  package let width: Int
  /// The number of lines in the terminal, or nil if there is none.
  package let height: Int?

  /// A style without color and links, 80 columns wide.
  package static let plain = TextStyle(hasColor: false, hasLinks: false, width: 80)

  package init(hasColor: Bool, hasLinks: Bool, width: Int, height: Int? = nil) {
    self.hasColor = hasColor
    self.hasLinks = hasLinks
    self.width = width
    self.height = height
  }

  package func bold(_ text: String) -> String { escaped(text, "1") }
  package func dim(_ text: String) -> String { escaped(text, "2") }
  package func good(_ text: String) -> String { escaped(text, "32") }
  package func bad(_ text: String) -> String { escaped(text, "31") }
  /// Exchanges the colors of text and background.
  package func reversed(_ text: String) -> String { escaped(text, "7") }

  /// Returns a path, with an optional line, as a link that a terminal can open.
  package func link(_ path: String, line: Int? = nil, in root: String) -> String {
    let text = line.map { "\(path):\($0)" } ?? path
    guard hasLinks else { return text }
    let address = "\(root)/\(path)".addingPercentEncodingForPath
    return "\u{1B}]8;;file://\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func escaped(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate var addingPercentEncodingForPath: String {
    utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain || "/-._~".contains(character)
        ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    .joined()
  }
}

extension StringProtocol {
  /// The text without characters that control a terminal, for text from untrusted sources.
  package var printable: String {
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    return unicodeScalars.map {
      hidden.contains($0.properties.generalCategory) ? "?" : String($0)
    }
    .joined()
  }
}

extension [String] {
  /// The strings in quotation marks, or “nothing” if there are none.
  package var quoted: String {
    isEmpty ? "nothing" : map { "“\($0)”" }.joined(separator: ", ")
  }
}
