import Foundation

/// What came to a terminal, read in several ways.
struct TerminalText {
  /// All that came, to the letter.
  let raw: String

  /// All that was shown, without colors and links; what was erased is gone.
  var shown: String { afterErasing(plain) }

  /// All that was shown, with colors and without links; what was erased is gone.
  var colored: String { afterErasing(withoutLinks) }

  /// All that was ever shown; what was erased is on a line of its own.
  var transcript: String { plain.replacing(Self.erasure, with: "\n") }

  /// The text in which the times of rounds are no longer those of this day.
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
