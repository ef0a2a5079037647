import Foundation

/// The output in a terminal, in several forms.
struct TerminalText {
  /// The unchanged output.
  let raw: String

  /// The text on the screen, without colors, links and erased lines.
  var shown: String { afterErasing(plain) }

  /// The text on the screen with colors, without links and erased lines.
  var colored: String { afterErasing(withoutLinks) }

  /// All text that was ever shown, with a line break after each erased line.
  var transcript: String { plain.replacing(Self.erasure, with: "\n") }

  /// The text on the screen, with a constant time in place of each time of day.
  var timeless: String { shown.replacing(/\d\d:\d\d:\d\d/, with: "12:34:56") }

  private static let erasure = "\r\u{1B}[K"

  private func afterErasing(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.components(separatedBy: Self.erasure).last ?? "" }
      .joined(separator: "\n")
  }

  private var plain: String { withoutLinks.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  private var withoutLinks: String {
    raw.replacing("\r\n", with: "\n").replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
  }
}
