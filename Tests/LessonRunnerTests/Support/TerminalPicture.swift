/// An SVG that shows the screens of a terminal in sequence, each for some seconds.
///
/// If animation isn't supported or wanted, the SVG shows the first screen.
struct TerminalPicture {
  /// The title and rows of a screen.
  struct Scene {
    /// A description of the event before the screen.
    let title: String
    let rows: [Substring]
  }

  let scenes: [Scene]
  let columns: Int

  private static let seconds = 9
  private static let (letter, line, margin, bar) = (8.4, 18.0, 16.0, 30.0)

  var svg: String {
    let rows = scenes.map(\.rows.count).max() ?? 0
    let width = Double(columns) * Self.letter + 2 * Self.margin
    let height = Double(rows) * Self.line + 2 * Self.margin + Self.bar
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" \
      viewBox="0 0 \(width) \(height)" width="\(width)" \
      font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14">
      <style>
      text { fill: #e6edf3; white-space: pre }
      .bold { font-weight: bold } .dim { fill: #9198a1 }
      .good { fill: #3fb950 } .bad { fill: #ff7b72 }
      .scene { opacity: 0; animation: show \(scenes.count * Self.seconds)s step-end infinite }
      .scene:first-of-type { opacity: 1 }
      @keyframes show { 0% { opacity: 1 } \(100 / scenes.count)% { opacity: 0 } }
      @media (prefers-reduced-motion: reduce) { .scene { animation: none } }
      </style>
      <rect width="100%" height="100%" rx="8" fill="#0d1117"/>
      \(scenes.enumerated().map(group).joined(separator: "\n"))
      </svg>

      """
  }

  private func group(_ index: Int, _ scene: Scene) -> String {
    let title = """
      <text class="bold" x="\(Self.margin)" y="\(Self.bar)">\
      \(index + 1)/\(scenes.count)  \(scene.title.escaped)</text>
      """
    var style: String?
    let rows = scene.rows.enumerated().map { number, row in
      let top = Self.bar + Self.margin + Double(number + 1) * Self.line
      return "<text x=\"\(Self.margin)\" y=\"\(top)\">\(Self.spans(of: row, &style))</text>"
    }
    let delay = "animation-delay: \(index * Self.seconds)s"
    return (["<g class=\"scene\" style=\"\(delay)\">", title] + rows + ["</g>"])
      .joined(separator: "\n")
  }

  /// The style codes of escape sequences, with their CSS classes.
  private static let classes = ["1": "bold", "2": "dim", "31": "bad", "32": "good"]

  /// Returns a row's text with its styles; the last style continues in the next row.
  private static func spans(of row: Substring, _ style: inout String?) -> String {
    var spans = ""
    for (index, part) in row.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = part
      if index > 0, let mark = part.firstMatch(of: /^([0-9;]*)m/) {
        style = classes[String(mark.1)]
        text = part[mark.range.upperBound...]
      }
      if text.isEmpty { continue }
      let words = String(text).escaped
      spans += style.map { "<tspan class=\"\($0)\">\(words)</tspan>" } ?? words
    }
    return spans
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
