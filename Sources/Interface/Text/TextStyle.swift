/// How text is shown in a place.
package struct TextStyle: Sendable {
  /// Whether escape sequences for color may be used; color is never the only signal.
  package let hasColor: Bool
  /// Whether a file can be linked to with an OSC 8 sequence.
  package let hasLinks: Bool
  /// The columns that a line may take.
  package let width: Int
  /// The lines of the terminal; nil if there is none.
  package let height: Int?

  /// No color, no links, 80 columns.
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

  /// A path, and a line if there is one, that a terminal opens when it is clicked.
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
  /// The text without the characters that a terminal takes for commands: for what strangers chose.
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
  /// The strings in quotation marks, or “nothing”.
  package var quoted: String {
    isEmpty ? "nothing" : map { "“\($0)”" }.joined(separator: ", ")
  }
}
