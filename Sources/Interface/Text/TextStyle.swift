import Course
import Grading

/// The ways in which text can be shown in a place: with color, with links, in so many columns.
package struct TextStyle: Sendable {
  /// Whether escape sequences for color may be used.
  ///
  /// Color is never the only signal.
  package var hasColor: Bool
  /// Whether a file can be linked to with an OSC 8 sequence.
  package var hasLinks: Bool
  /// The columns that a line may take.
  package var width: Int
  /// The lines of the terminal; nil if there is none.
  package var height: Int?

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
