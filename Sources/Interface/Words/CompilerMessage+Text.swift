import Course
package import Grading

extension CompilerMessage {
  /// Returns the error with the surrounding lines, and with links into `root`, the workbook.
  package func rendered(in style: TextStyle, root: String) -> String {
    var rows = [headline(in: style, root: root)]
    var isBroken = false
    for row in excerpt.aligned {
      let lines = self.rows(of: row, style, below: isBroken)
      isBroken = lines.count > 1
      rows += lines.map { "  \($0)" }
    }
    return (rows + [explanation.wrapped(to: style.width)]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the error without the surrounding lines.
  func headline(in style: TextStyle, root: String) -> String {
    "\(file):\(line): error: \(text)".wrapped(to: style.width)
      .replacing("error:", with: style.bad("error:"), maxReplacements: 1)
      .replacing(
        "\(file):\(line)", with: style.link(file, line: line, in: root), maxReplacements: 1)
  }

  /// An explanation that the compiler's message lacks, or an empty text.
  private var explanation: String {
    if text == Self.conflict {
      return Conflict(in: excerpt)?.explanation(for: file) ?? Conflict.partialExplanation
    }
    if text.contains("'#selector'") {
      return "StoryboardKit has no selectors. Instead of addTarget(_:action:for:), write: "
        + "addAction(UIAction { [weak self] _ in … }, for: .touchUpInside)"
    }
    if text.contains("cannot be overridden from extension") {
      return "An extension can't override a method here, only the class itself can. In an app, the "
        + "Objective-C runtime allows both. Move the method into the class."
    }
    if text.contains("nonisolated context"), excerpt.contains(where: { $0.contains("deinit") }) {
      return "A deinit doesn't run on the main actor, so it can't use this. An isolated deinit "
        + "can; but does this class need one?"
    }
    return ""
  }

  /// Returns the lines for a source row, or for the mark below it, without the error's text.
  ///
  /// A mark can't point into a wrapped row, so the mark below such a row is omitted. A style with
  /// words has no marks.
  private func rows(
    of row: String, _ style: TextStyle, below isBelowBroken: Bool
  ) -> [String] {
    let width = style.width - 2
    guard let start = row.firstIndex(of: "|") else { return [row] }
    if let mark = row.firstMatch(of: /[`|]- error: (.+)/), mark.1 == text {
      return isBelowBroken || style.usesWords ? [] : ["\(row[..<mark.range.lowerBound])^"]
    }
    let gutter = row[...start]
    let further = "".padding(to: gutter.count - 1) + "|"
    var code = String(row[row.index(after: start)...])
    // A note is text, and needs space to be wrapped, so a note is indented less if it's too wide.
    if gutter.count + code.columns > width { code.replace(/^ +(?=[`|]- )/, with: "  ") }
    return code.wrapped(to: width - gutter.count)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { "\($0 == 0 ? gutter : further[...])\($1)" }
  }
}
