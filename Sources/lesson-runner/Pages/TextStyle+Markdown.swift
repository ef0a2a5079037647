import Course
import Interface

extension TextStyle {
  private enum BlockKind {
    case paragraph, list, table, code
  }

  /// Returns a lesson's Markdown for reading in a terminal.
  ///
  /// Paragraphs and items of lists are wrapped, tables are formatted in columns, and details are
  /// expanded.
  func readable(_ markdown: String) -> String {
    var blocks: [String] = []
    var kind = BlockKind.paragraph
    var lines: [Substring] = []
    func startBlock(_ next: BlockKind = .paragraph) {
      if !lines.isEmpty || kind == .code { blocks.append(text(of: lines, kind)) }
      (kind, lines) = (next, [])
    }
    for line in drawing(markdown).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        startBlock(kind == .code ? .paragraph : .code)
      } else if kind == .code {
        lines.append(line)
      } else if line.isEmpty || line == "</details>" {
        startBlock()
      } else if let title = heading(in: line) {
        startBlock()
        blocks.append(bold(String(title)))
      } else {
        let isInList = marker(of: line) != nil || kind == .list
        let next = line.hasPrefix("|") ? BlockKind.table : isInList ? .list : .paragraph
        if next != kind { startBlock(next) }
        lines.append(line)
      }
    }
    startBlock()
    return blocks.joined(separator: "\n\n")
  }

  /// A pattern for emphasized text, such as `*never*`, and for the character before the text.
  private static var emphasis: Regex<(Substring, Substring, Substring)> {
    /(?s)(^|[\s(“])\*([^*\s][^*]*)\*/
  }

  private func heading(in line: Substring) -> Substring? {
    line.hasPrefix("#")
      ? line.drop { $0 == "#" || $0 == " " }
      : line.wholeMatch(of: /<details><summary>(.+)<\/summary>/)?.1
  }

  private func text(of lines: [Substring], _ kind: BlockKind) -> String {
    switch kind {
    case .code: code(lines)
    case .table: table(lines)
    case .paragraph: prose(lines)
    case .list:
      lines.reduce(into: [[Substring]]()) { items, line in
        if marker(of: line) == nil {
          items[items.count - 1].append(line)
        } else {
          items.append([line])
        }
      }
      .map(prose).joined(separator: "\n")
    }
  }

  /// The characters before the text of a list's item, or nil if no item begins with the line.
  private func marker(of line: Substring) -> Substring? {
    line.prefixMatch(of: /\s*(?:[-*]|\d+\.)\s+/)?.0
  }

  /// Returns a paragraph, or an item of a list, whose later lines are indented like its text.
  private func prose(_ lines: [Substring]) -> String {
    let marker = lines.first.flatMap(marker) ?? ""
    let text = lines.joined(separator: " ").dropFirst(marker.count)
    let wrapped = String(text).wrapped(to: width - marker.count)
      .replacing("\n", with: "\n" + "".padding(to: marker.count))
    // Bold text, italic text and links can span two lines. A page's links start at its lesson.
    return (marker + wrapped).replacing("](../", with: "](Lessons/")
      .replacing(/(?s)\*\*(.+?)\*\*/) { bold(String($0.1)) }
      .replacing(Self.emphasis) { $0.1 + italic(String($0.2)) }
      .replacing(/(?s)\[(.+?)\]\((.+?)\)/) { "\($0.1) (\($0.2))" }
  }

  /// Returns code with a margin, which is narrower if the longest line leaves too little room.
  ///
  /// In a window, lines that are too long are wrapped between words.
  private func code(_ lines: [Substring]) -> String {
    let room = width - (lines.map(\.columns).max() ?? 0)
    let margin = "".padding(to: height == nil ? 4 : max(2, min(4, room)))
    let code = lines.map { margin + $0 }.joined(separator: "\n")
    return height == nil ? code : code.wrapped(to: width)
  }

  // MARK: Tables

  /// Returns a table with cells wrapped to the style's width, if possible.
  ///
  /// If the style uses words instead of drawings, each row is a sentence, with the column's head
  /// before each cell.
  private func table(_ lines: [Substring]) -> String {
    let isRule = { (cell: String) in cell.allSatisfy { "-: ".contains($0) } }
    let rows = lines.map(cells).filter { !$0.allSatisfy(isRule) }
    let columnCount = rows.map(\.count).max() ?? 0
    let table = rows.map { $0 + Array(repeating: "", count: columnCount - $0.count) }
    return (usesWords ? sentences(table) : columns(table)).joined(separator: "\n")
  }

  private func cells(of line: Substring) -> [String] {
    var parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }.trimmingSpacesAtEnd.replacing("**", with: "")
        .replacing(Self.emphasis) { $0.1 + $0.2 }
    }
    if parts.first == "" { parts.removeFirst() }
    if parts.last == "" { parts.removeLast() }
    return parts
  }

  private func sentences(_ table: [[String]]) -> [String] {
    table.dropFirst().map { row in
      zip(table[0], row).filter { !$1.isEmpty }.map { $0.isEmpty ? $1 : "\($0): \($1)" }
        .joined(separator: "; ").wrapped(to: width)
    }
  }

  private func columns(_ table: [[String]]) -> [String] {
    let gap = "   "
    var widths = (table.first ?? []).indices.map { column in
      table.map { $0[column].columns }.max() ?? 0
    }
    // The widest columns are narrowed until all columns fit, but none to fewer than 8 characters.
    let room = width - gap.count * (widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8 {
      widths[widths.firstIndex(of: widest) ?? 0] -= 1
    }
    return table.flatMap { row in
      let cells = zip(row, widths).map { cell, width in
        cell.wrapped(to: width).split(separator: "\n", omittingEmptySubsequences: false)
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        zip(cells, widths).map { cell, width in
          (line < cell.count ? String(cell[line]) : "").padding(to: width)
        }
        .joined(separator: gap).trimmingSpacesAtEnd
      }
    }
  }
}
