import Interface

/// A formatter for the Markdown that the lessons use, for reading in a terminal.
struct ReadableMarkdown {
  let style: TextStyle

  /// Returns the text with wrapped paragraphs, formatted tables, and expanded details.
  ///
  /// Code is unchanged.
  func text(_ markdown: String) -> String {
    let markdown = style.drawing(markdown)
    var blocks: [String] = []
    var paragraph: [Substring] = []
    var code: [Substring]?
    var table: [Substring] = []
    func endParagraph() {
      if !table.isEmpty { blocks.append(MarkdownTable(table).text(in: style)) }
      table = []
      if !paragraph.isEmpty {
        blocks.append(spans(paragraph.joined(separator: " ").wrapped(to: style.width)))
      }
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = code { blocks.append(lines.map { "    \($0)" }.joined(separator: "\n")) }
        endParagraph()
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.isEmpty {
        endParagraph()
      } else if line.hasPrefix("#") {
        endParagraph()
        blocks.append(style.bold(String(line.drop { $0 == "#" || $0 == " " })))
      } else if let summary = line.wholeMatch(of: /<details><summary>(.+)<\/summary>/)?.1 {
        endParagraph()
        blocks.append(style.bold(String(summary)))
      } else if line == "</details>" {
        endParagraph()
      } else if line.hasPrefix("|") {
        if table.isEmpty { endParagraph() }
        table.append(line)
      } else if line.starts(with: /\s*(?:[-*]|\d+\.)\s/) {
        endParagraph()
        paragraph = [line]
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    return blocks.joined(separator: "\n\n")
  }

  /// Returns the text with formatted bold text and links, which can span two lines.
  private func spans(_ text: String) -> String {
    text
      .replacing(/(?s)\*\*(.+?)\*\*/) { style.bold(String($0.1)) }
      .replacing(/(?s)\[(.+?)\]\((.+?)\)/) { "\($0.1) (\($0.2))" }
  }
}
