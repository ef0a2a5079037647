import Course
import Foundation
import Interface

/// A text in a separate view, in which the user scrolls, searches, and chooses an exercise.
///
/// The view is a value without a terminal: keys change the value, and ``frame()`` draws it.
struct PagerView {
  enum Action: Equatable {
    case stay, close
    case choose(ExerciseID)
  }

  /// An exercise that the user can choose, and its line in the text.
  typealias Choice = (line: Int, exercise: ExerciseID)

  /// The beginning of a heading, to which the user can jump.
  static let headingMark = "── "

  /// The exercises, from top to bottom, or none if the text is only for reading.
  private let choices: [Choice]
  private var style: TextStyle
  private var rows: [Row]
  /// The first visible row.
  private var top = 0
  /// The number of letters before the row that was on top after the last key.
  private var anchor = 0
  /// The index of the choice to which the cursor points.
  private var cursor: Int
  /// The text that `n` finds: before the first search, the next heading.
  private var searchText = headingMark
  /// The row with the latest match.
  private var match: Int?
  /// The row at which the search starts, or nil if the user isn't typing the search text.
  private var searchStart: Int?

  init(
    _ text: String, _ style: TextStyle, choices: [Choice] = [], at exercise: ExerciseID? = nil
  ) {
    self.choices = choices
    self.style = style
    rows = Row.rows(of: text, width: style.width)
    cursor = choices.firstIndex { $0.exercise == exercise } ?? 0
    reveal()
  }

  /// Whether the text fits above the terminal's last line, or the terminal's height is unknown.
  var fits: Bool { style.height.map { rows.count < $0 } ?? true }

  /// Adapts the view to the terminal's new size, with the same first visible line.
  ///
  /// The text may be wrapped in another way, so a row is found again by the number of letters
  /// before it.
  mutating func resize(
    to style: TextStyle, text: @autoclosure () throws -> String
  ) rethrows {
    guard (style.width, style.height) != (self.style.width, self.style.height) else { return }
    let old = rows
    rows = Row.rows(of: try text(), width: style.width)
    self.style = style
    match = match.map { row(afterLetters: old[$0].letterOffset) }
    top = row(afterLetters: anchor)
    reveal()
  }

  /// Returns the row with the next letter after the first `count` letters.
  private func row(afterLetters count: Int) -> Int {
    rows.indices.last { rows[$0].letterOffset <= count } ?? 0
  }

  // MARK: Keys

  mutating func press(_ event: TerminalEvent) -> Action {
    defer { anchor = rows[top].letterOffset }
    if case .pasted(let keys) = event {
      // No key does harm in the view, even if it's pasted.
      for key in keys {
        let action = press(.key(key))
        if action != .stay { return action }
      }
      return .stay
    }
    if searchStart != nil, case .key(let key) = event { return type(key) }
    searchStart = nil
    switch event.withLatinLetter {
    case .key("q"), .key("\u{4}"): return .close
    case .key("\n"), .key("\r"): return choice
    case .key("/"):
      searchText = ""
      searchStart = currentRow
    case .key("n"): find(from: currentRow + (match == nil && choices.isEmpty ? 0 : 1))
    case .move(.up): move(by: -1)
    case .move(.down): move(by: 1)
    case .key("b"), .move(.pageUp): move(by: -visibleCount)
    case .key(" "), .move(.pageDown): turnPage()
    case .key("g"), .move(.start): move(by: -rows.count)
    case .key("G"), .move(.end): move(by: rows.count)
    default: break
    }
    return .stay
  }

  /// Whether the user is typing search text.
  var isSearching: Bool { searchStart != nil }

  /// Shows the rows below the visible ones, so that no row is shown twice.
  private mutating func turnPage() {
    guard choices.isEmpty else { return move(by: visibleCount) }
    match = nil
    if top + visibleCount < rows.count { top += visibleCount }
  }

  private mutating func move(by count: Int) {
    match = nil
    if choices.isEmpty {
      // After a turn to the last page, there may be empty rows below the text, which may stay.
      top = max(0, min(top + count, max(top, rows.count - visibleCount)))
    } else {
      cursor = min(max(0, cursor + count), choices.count - 1)
      reveal()
    }
  }

  private var choice: Action { choices.isEmpty ? .stay : .choose(choices[cursor].exercise) }

  /// The number of visible rows, above the terminal's last line, which shows the keys.
  private var visibleCount: Int { max(1, (style.height ?? 24) - 1) }

  /// Scrolls as little as necessary to show the cursor, and never beyond the text.
  private mutating func reveal() {
    if let cursorRow {
      // At the first choice, the text above is shown, too; at the last, the text below.
      if cursor == choices.count - 1 { top = rows.count }
      let row = cursor == 0 ? 0 : cursorRow
      top = max(min(top, row), row - visibleCount + 1)
    }
    top = max(0, min(top, rows.count - visibleCount))
  }

  private var cursorRow: Int? { choices.isEmpty ? nil : row(ofLine: choices[cursor].line) }

  private func row(ofLine line: Int) -> Int { rows.firstIndex { $0.line == line } ?? 0 }

  // MARK: Search

  /// Handles a key of the search text, and finds the text typed so far.
  private mutating func type(_ key: Character) -> Action {
    switch key {
    case "\n", "\r":
      searchStart = nil
      return match == nil ? .stay : choice
    case "\u{1B}": searchStart = nil
    // For the backspace key, a terminal sends one of these characters.
    case "\u{8}", "\u{7F}": if searchText.popLast() == nil { searchStart = nil }
    default: if key >= " " { searchText.append(key) }
    }
    if let searchStart { find(from: searchStart) }
    return .stay
  }

  /// The row with the match or the cursor, or else the first visible row.
  private var currentRow: Int { match ?? cursorRow ?? top }

  /// Finds and shows the next row with the search text, continuing at the top after the last row.
  private mutating func find(from start: Int) {
    let candidates = choices.isEmpty ? Array(rows.indices) : choices.map { row(ofLine: $0.line) }
    let found = candidates.filter { rows[$0].range(of: searchText) != nil }
    match = found.first { $0 >= start } ?? found.first
    guard let match else { return }
    if choices.isEmpty { top = match } else { cursor = candidates.firstIndex(of: match) ?? cursor }
    reveal()
  }

  // MARK: Drawing

  /// Returns the sequences and the text that draw all rows of the terminal.
  ///
  /// Each row is erased before it's written: after a full row, erasing would remove the row's last
  /// character.
  func frame() -> String {
    let lines = (top..<top + visibleCount).map { index in
      rows.indices.contains(index) ? line(index) : index == rows.count ? style.dim("(end)") : ""
    }
    let erased = (lines + [style.reversed(lastLine)]).map { "\u{1B}[K\($0)" }
    return "\u{1B}[H" + erased.joined(separator: "\n")
  }

  private func line(_ index: Int) -> String {
    let row = rows[index]
    if index == cursorRow { return style.reversed(">\(row.plain.dropFirst())") }
    guard index == match, let range = row.range(of: searchText) else { return row.styled }
    return row.plain[..<range.lowerBound] + style.reversed(String(row.plain[range]))
      + row.plain[range.upperBound...]
  }

  /// The search text, or the position and the keys, as far as they fit.
  private var lastLine: String {
    var parts = ["\(top + 1)-\(min(top + visibleCount, rows.count)) of \(rows.count)", "q back"]
    if searchStart != nil {
      parts = ["/\(searchText)"] + (searchText.isEmpty || match != nil ? [] : ["(not found)"])
    } else if choices.isEmpty {
      parts += ["/ find", "n next", "space down", "b up", "g start", "G end"]
    } else {
      parts += ["Enter go", "/ find", "n next"]
    }
    let lines = parts.indices.map { parts[...$0].joined(separator: "  ") }
    return lines.last { $0.columns < style.width } ?? ""
  }
}

// MARK: Rows

extension PagerView {
  /// A row of the terminal, with a line of the text or a part of a line.
  private struct Row {
    /// The line's index in the text.
    let line: Int
    /// The number of characters in the text before this row, without spaces.
    let letterOffset: Int
    /// The row with its escape sequences, which have no effect on other rows.
    var styled: String
    var plain = ""
    var columns = 0

    func range(of text: String) -> Range<String.Index>? {
      plain.range(of: text, options: .caseInsensitive)
    }

    /// Splits a text into rows of at most `width` columns, as a terminal would.
    ///
    /// A style can extend over several lines, so each row starts and ends the styles in effect.
    static func rows(of text: String, width: Int) -> [Row] {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let (noColor, noLink) = ("\u{1B}[0m", "\u{1B}]8;;\u{1B}\\")
      var (color, link) = ("", "")
      var rows: [Row] = []
      var letters = 0
      for (index, line) in lines.enumerated() {
        var row = Row(line: index, letterOffset: letters, styled: color + link)
        func end() {
          row.styled += (color.isEmpty ? "" : noColor) + (link.isEmpty ? "" : noLink)
          rows.append(row)
        }
        for match in line.matches(of: /\u{1B}\[[0-9;]*m|\u{1B}\]8;;.*?\u{1B}\\|./) {
          let part = String(match.0)
          if part.hasPrefix("\u{1B}[") {
            color = part == noColor ? "" : part
            row.styled += part
          } else if part.hasPrefix("\u{1B}]") {
            link = part == noLink ? "" : part
            row.styled += part
          } else {
            let tab = max(1, min(8 - row.columns % 8, width - row.columns))
            let shown = part == "\t" ? "".padding(to: tab) : part
            if row.columns > 0, row.columns + shown.columns > width {
              end()
              row = Row(line: index, letterOffset: letters, styled: color + link)
            }
            if part != " ", part != "\t" { letters += 1 }
            row.styled += shown
            row.plain += shown
            row.columns += shown.columns
          }
        }
        end()
      }
      return rows
    }
  }
}
