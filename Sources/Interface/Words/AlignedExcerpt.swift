import Course

extension [String] {
  /// The rows of a compiler's excerpt, with spaces instead of tabs, and marks at the correct
  /// columns.
  ///
  /// The compiler counts characters to place a mark below the code. But a tab, or a Chinese letter,
  /// takes several columns.
  var aligned: [String] {
    // The column of each character in the latest row of code, and of the row's end.
    var columns = [0]
    return map { row in
      guard let bar = row.firstIndex(of: "|") else { return row }
      let (gutter, body) = (row[...bar], row[row.index(after: bar)...])
      // Only code has a line number.
      guard gutter.contains(where: \.isNumber) else { return gutter + body.marks(at: columns) }
      var code = ""
      columns = [0]
      for character in body {
        // After the bar is a space, and then the code.
        let width = character == "\t" ? 4 - (code.columns + 3) % 4 : 0
        code += width > 0 ? "".padding(to: width) : "\(character)"
        columns.append(code.columns)
      }
      return gutter + code
    }
  }
}

extension Substring {
  /// Returns a row of marks, such as `  |   \`- error: words`, with each mark below its character.
  ///
  /// The character at an index of the row above starts at that index of `columns`.
  fileprivate func marks(at columns: [Int]) -> String {
    let places = prefix { " |".contains($0) }
    func column(_ index: Int) -> Int {
      let beyond = Swift.max(0, index - columns.count + 1)
      return columns[index - beyond] + beyond
    }
    let start = places.enumerated().filter { $0.element == "|" }
      .reduce("") { $0.padding(to: column($1.offset)) + "|" }
    let end = places.last == "|" ? start : start.padding(to: column(places.count))
    return end + dropFirst(places.count)
  }
}
