import Testing

/// A page with tables whose first column has names in backticks.
struct Markdown {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  struct Row {
    /// The names in the first cell, without trailing slashes.
    let names: [String]
    /// The text of the second cell.
    let text: String
  }

  /// Returns the rows below a heading of the second level whose first cell has a name.
  ///
  /// - Throws: An error if there is no such heading, or no such row.
  func rows(below heading: String) throws -> [Row] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "## \(heading)"), "There is no “\(heading)”.")
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|")
      return Row(names: String(cells[0]).namesInBackticks, text: String(cells[1]))
    }
    .filter { !$0.names.isEmpty }
    try #require(!rows.isEmpty, "There is no table below “\(heading)”.")
    return rows
  }
}

extension String {
  var namesInBackticks: [String] { matches(of: /`([^`]+?)\/?`/).map { String($0.1) } }
}
