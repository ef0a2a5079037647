import Course
import Interface

/// A Markdown table, formatted in columns for a terminal.
struct MarkdownTable {
  private let rows: [[String]]

  /// Parses a table.
  ///
  /// - Parameter lines: The table's lines, including the line of dashes below the head.
  init(_ lines: [Substring]) {
    let isSeparator = { (cell: String) in cell.allSatisfy { "-: ".contains($0) } }
    rows = lines.map(Self.cells).filter { !$0.allSatisfy(isSeparator) }
  }

  /// Returns the rows, with cells wrapped to the style's width, if possible.
  ///
  /// In a style with words, each row is a sentence, with the head before each cell.
  func text(in style: TextStyle) -> String {
    if style.usesWords { return sentences(width: style.width) }
    let widths = columnWidths(within: style.width)
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell.wrapped(to: width).split(separator: "\n", omittingEmptySubsequences: false)
      }
      let height = cells.map(\.count).max() ?? 0
      return (0..<height).map { line in
        let parts = zip(cells, widths).map { cell, width in
          (line < cell.count ? String(cell[line]) : "").padding(to: width)
        }
        return parts.joined(separator: Self.gap).trimmingSpacesAtEnd
      }
      .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private func sentences(width: Int) -> String {
    let head = rows.first ?? []
    return rows.dropFirst().map { row in
      row.enumerated().filter { !$1.isEmpty }.map { column, cell in
        let title = column < head.count ? head[column] : ""
        return title.isEmpty ? cell : "\(title): \(cell)"
      }
      .joined(separator: "; ").wrapped(to: width)
    }
    .joined(separator: "\n")
  }

  private static let gap = "   "
  /// The minimum width of a column, so that words in code fit.
  private static let narrowest = 8

  /// Returns the width of each column; the widest columns are narrowed until all fit.
  private func columnWidths(within width: Int) -> [Int] {
    let columns = rows.map(\.count).max() ?? 0
    var widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
    }
    let room = width - Self.gap.count * max(columns - 1, 0)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > Self.narrowest {
      widths[widths.firstIndex(of: widest) ?? 0] -= 1
    }
    return widths
  }

  private static func cells(of line: Substring) -> [String] {
    var parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }.trimmingSpacesAtEnd.replacing("**", with: "")
    }
    if parts.first == "" { parts.removeFirst() }
    if parts.last == "" { parts.removeLast() }
    return parts
  }
}
