import Course
import Grading

extension CompilerMessage {
  /// The error with the source around it, in lines that fit, or are broken between words.
  ///
  /// - Parameters:
  ///   - style: How the text is shown.
  ///   - root: The workbook's folder, for links.
  /// - Returns: The lines.
  package func told(in style: TextStyle, root: String) -> String {
    let words = "\(file):\(line): error: \(text)".wrapped(to: style.width)
      .replacing("error:", with: style.bad("error:"), maxReplacements: 1)
      .replacing(
        "\(file):\(line)", with: style.link(file, line: line, in: root), maxReplacements: 1)
    var rows = [words]
    var isBroken = false
    for row in excerpt {
      let told = self.rows(of: row, style.width - 2, below: isBroken)
      isBroken = told.count > 1
      rows += told.map { "  \($0)" }
    }
    return rows.joined(separator: "\n")
  }

  /// A row of the source, or the mark below one; the error's own text stands above already.
  ///
  /// - Parameters:
  ///   - row: As the compiler wrote it.
  ///   - width: The columns that there are.
  ///   - isBelowBroken: Whether the row above is broken, so that nothing can point into it.
  /// - Returns: The rows.
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
