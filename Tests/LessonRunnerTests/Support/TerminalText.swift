import Course
import Foundation

/// The output in a terminal, in several forms.
struct TerminalText {
  /// The unchanged output.
  let raw: String

  /// The text on the screen and in the scrollback, without colors, links and erased text.
  var shown: String {
    Self.withoutColors(afterErasing(Self.joined(pages(of: withoutLinks))))
  }

  /// The last page, which starts at the top of the screen, without colors, links and erased text.
  var lastPage: String { Self.withoutColors(coloredPage) }

  /// The last page with colors.
  var coloredPage: String { afterErasing(pages(of: withoutLinks).last ?? "") }

  /// All text that was ever shown, with a line break after each erased line.
  var transcript: String {
    Self.withoutColors(withoutLinks).replacing(Self.erasure, with: "\n")
      .replacing(Self.home + Self.erasureOfPage, with: "").replacing(Self.home, with: "")
  }

  /// The text on the screen, with a constant time in place of each time of day.
  var timeless: String { shown.replacing(/\d\d:\d\d:\d\d/, with: "12:34:56") }

  private static let erasure = "\r\u{1B}[K"
  private static let home = "\u{1B}[H"
  private static let erasureOfPage = "\u{1B}[J"

  /// Returns the text before the first page, and the pages that weren't replaced.
  private func pages(of text: String) -> [String] {
    text.components(separatedBy: Self.home).reduce(into: []) { pages, page in
      guard page.hasPrefix(Self.erasureOfPage) else { return pages.append(page) }
      if !pages.isEmpty { pages.removeLast() }
      pages.append(String(page.dropFirst(Self.erasureOfPage.count)))
    }
  }

  /// Joins pages without the line breaks that move a page into the scrollback.
  private static func joined(_ pages: [String]) -> String {
    (pages.dropLast().map { String($0.trimmingEnd { $0 == "\n" }) } + pages.suffix(1))
      .joined(separator: "\n")
  }

  private func afterErasing(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.components(separatedBy: Self.erasure).last ?? "" }
      .joined(separator: "\n")
  }

  private static func withoutColors(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  private var withoutLinks: String {
    raw.replacing("\r\n", with: "\n").replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
  }
}
