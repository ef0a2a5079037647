import Course
import Foundation

/// The style of text for an output: color, links, size, and marks or words.
package struct TextStyle: Sendable {
  /// Whether escape sequences may set colors, which are never the only signal.
  package let hasColor: Bool
  /// Whether OSC 8 sequences may link to files.
  package let hasLinks: Bool
  /// The maximum number of columns in a line.
  package let width: Int
  /// The number of lines in the terminal, or nil if there is none.
  package let height: Int?
  /// Whether words replace marks and drawings, for a screen reader.
  package let usesWords: Bool

  /// A style without color and links, 80 columns wide.
  package static let plain = TextStyle(hasColor: false, hasLinks: false, width: 80)

  package init(
    hasColor: Bool, hasLinks: Bool, width: Int, height: Int? = nil, usesWords: Bool = false
  ) {
    self.hasColor = hasColor
    self.hasLinks = hasLinks
    self.width = width
    self.height = height
    self.usesWords = usesWords
  }

  package func bold(_ text: String) -> String { escaped(text, "1") }
  package func italic(_ text: String) -> String { escaped(text, "3") }
  package func dim(_ text: String) -> String { escaped(text, "2") }
  package func good(_ text: String) -> String { escaped(text, "32") }
  package func bad(_ text: String) -> String { escaped(text, "31") }
  /// Returns the text with the colors of text and background exchanged.
  package func reversed(_ text: String) -> String { escaped(text, "7") }

  /// Returns a path, with an optional line, as a link that a terminal can open.
  ///
  /// A path that isn't absolute is relative to `root`.
  package func link(_ path: String, line: Int? = nil, in root: String) -> String {
    let text = line.map { "\(path):\($0)" } ?? path
    guard hasLinks else { return text }
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/-._~"))
    let absolute = path.hasPrefix("/") ? path : "\(root)/\(path)"
    let address = absolute.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return "\u{1B}]8;;file://\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func escaped(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

// MARK: Marks and drawings

extension TextStyle {
  /// A mark at the start of a line, which shows the kind of result.
  package enum Mark: CaseIterable, Sendable {
    case passed, failed, notChecked, note
  }

  private func look(
    of mark: Mark
  ) -> (sign: String, word: String, color: (String) -> String) {
    switch mark {
    case .passed: ("✔", "passed:", good)
    case .failed: ("✘", "failed:", bad)
    case .notChecked: ("·", "not checked:", dim)
    case .note: ("!", "note:", bold)
    }
  }

  /// Returns the mark, or its word, in the mark's color.
  package func mark(_ mark: Mark) -> String { look(of: mark).color(sign(for: mark)) }

  /// Returns a line that begins with the mark, entirely in the mark's color.
  package func line(_ mark: Mark, _ text: String) -> String {
    look(of: mark).color("\(sign(for: mark)) \(text)")
  }

  /// Returns the mark or its word, without color.
  package func sign(for mark: Mark) -> String {
    usesWords ? look(of: mark).word : look(of: mark).sign
  }

  /// Returns a text with words in place of drawings, or unchanged unless the style uses words.
  ///
  /// Frames and branches are omitted, so that indentation shows the structure. Arrows are written
  /// as `->`.
  package func drawing(_ text: String) -> String {
    guard usesWords else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { line in
        line.contains { $0.drawingReplacement != nil } ? line.withoutDrawnLines : String(line)
      }
      .joined(separator: "\n")
  }
}

extension Character {
  /// The replacement for a character of a drawing, or nil for any other character.
  fileprivate var drawingReplacement: String? {
    switch self {
    case "─", "━", "═", "╌", "╍": ""
    case "\u{2500}"..."\u{257F}", "▏", "▕", "▒": " "
    case "▶", "▷", "→": "->"
    case "◀", "◁", "←": "<-"
    case "▼", "↓": "down"
    case "▲", "↑": "up"
    case "⟲": "(cycle)"
    case "·": ","
    default: nil
    }
  }
}

extension Substring {
  /// The line with words for its drawn characters, or nil if no words are left.
  fileprivate var withoutDrawnLines: String? {
    let text = map { $0.drawingReplacement ?? String($0) }.joined()
    let lead = prefix { $0 == " " || $0.drawingReplacement?.allSatisfy { $0 == " " } == true }
    let words = text.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
    return words.isEmpty ? nil : "".padding(to: lead.count) + words
  }
}

extension StringProtocol {
  /// The text, which may be untrusted, with “?” for each character that could control a terminal.
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
