import Course
package import Grading

extension CompilerMessage {
  /// The error with the source around it; `root` is the workbook's folder, for links.
  package func rendered(in style: TextStyle, root: String) -> String {
    let words = "\(file):\(line): error: \(text)".wrapped(to: style.width)
      .replacing("error:", with: style.bad("error:"), maxReplacements: 1)
      .replacing(
        "\(file):\(line)", with: style.link(file, line: line, in: root), maxReplacements: 1)
    var rows = [words]
    var isBroken = false
    for row in excerpt {
      let lines = self.rows(of: row, style.width - 2, below: isBroken)
      isBroken = lines.count > 1
      rows += lines.map { "  \($0)" }
    }
    return rows.joined(separator: "\n")
  }

  /// A row of the source, or the mark below one, without the error's own text.
  ///
  /// Nothing can point into a row that is broken, so the mark below one is left out.
  private func rows(of row: String, _ width: Int, below isBelowBroken: Bool) -> [String] {
    guard let start = row.firstIndex(of: "|") else { return [row] }
    if let mark = row.firstMatch(of: /[`|]- error: (.+)/), mark.1 == text {
      return isBelowBroken ? [] : ["\(row[..<mark.range.lowerBound])^"]
    }
    let gutter = row[...start]
    let further = "".padding(to: gutter.count - 1) + "|"
    var code = String(row[row.index(after: start)...])
    // A note is words: far to the right, there would be no room for them.
    if gutter.count + code.columns > width { code.replace(/^ +(?=[`|]- )/, with: "  ") }
    return code.wrapped(to: width - gutter.count)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { "\($0 == 0 ? gutter : further[...])\($1)" }
  }
}
