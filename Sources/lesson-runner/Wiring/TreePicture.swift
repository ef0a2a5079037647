import Course
import Interface

/// A wiring as text: a tree for each function, and for each type without incoming links.
///
/// A type with several incoming links is drawn once. In a style that uses words instead of lines,
/// indentation shows the structure.
struct TreePicture {
  /// The maximum width of a line, in any terminal.
  static let width = 74
  /// The maximum depth, below which a type gets its own tree.
  private static let depth = 4

  private let wiring: Wiring
  private let style: TextStyle
  private let width: Int
  private let marked: Set<StrongCycle.LinkIndex>
  private var drawn: Set<String> = []
  private var lines: [String] = []

  init(_ wiring: Wiring, style: TextStyle) {
    self.wiring = wiring
    self.style = style
    width = min(style.width, Self.width)
    marked = Set(wiring.strongCycles.flatMap(\.steps).map(\.link))
  }

  /// Returns the trees, separated by blank lines.
  mutating func text() -> String {
    let led = Set(wiring.parts.flatMap(\.links).filter(\.leadsOn).flatMap(\.targets))
    let isCaller: (Wiring.Part) -> Bool = { [.function, .global, .shared].contains($0.kind) }
    let roots =
      wiring.parts.filter(isCaller)
      + wiring.parts.filter { !isCaller($0) && !led.contains($0.id) } + wiring.parts
    for part in roots where drawn.insert(part.id).inserted {
      if !lines.isEmpty { lines.append("") }
      lines += part.title.broken(to: width).map(style.bold)
      draw(part, behind: style.usesWords ? "" : " ", depth: 0)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func draw(_ part: Wiring.Part, behind margin: String, depth: Int) {
    let column = part.links.filter { $0.type != "nothing" }.map(\.label.count).max() ?? 0
    let place = wiring.parts.firstIndex { $0.id == part.id } ?? 0
    for (index, link) in part.links.enumerated() {
      let isLast = index == part.links.count - 1
      let isMarked = marked.contains(StrongCycle.LinkIndex(part: place, link: index))
      let inner = margin + (style.usesWords ? "  " : isLast ? "    " : "│   ")
      if style.usesWords {
        append(link, inner, isMarked)
      } else {
        append(
          link, "\(margin)\(isLast ? "└" : "├")", bar: margin + (isLast ? " " : "│"), inner,
          column, isMarked)
      }
      continueDrawing(link, inner, depth)
    }
  }

  /// Draws the link's target below it, unless it's drawn elsewhere.
  private mutating func continueDrawing(_ link: Wiring.Link, _ margin: String, _ depth: Int) {
    guard link.leadsOn, depth + 1 < Self.depth, link.targets.count == 1,
      let next = wiring.parts.first(where: { $0.id == link.targets[0] }), !next.links.isEmpty,
      drawn.insert(next.id).inserted
    else { return }
    draw(next, behind: margin, depth: depth + 1)
  }

  /// Writes a link in words, such as `holds weakly owner: Parent?`.
  private mutating func append(_ link: Wiring.Link, _ margin: String, _ isMarked: Bool) {
    let text = "\(link.label) \(style.drawing(link.text))\(isMarked ? ", in a retain cycle" : "")"
    lines += text.broken(to: width - margin.columns - 2).enumerated()
      .map { margin + ($0 == 0 ? "" : "  ") + $1 }
  }

  /// Draws a link as an arrow in the link's style, and its text on one or more lines.
  private mutating func append(
    _ link: Wiring.Link, _ branch: String, bar: String, _ inner: String, _ column: Int,
    _ isMarked: Bool
  ) {
    let line: Character = link.isLoose ? "╌" : "─"
    var head = "\(branch)\(line) \(link.label) "
    if link.type != "nothing" {
      head += String(repeating: line, count: column - link.label.count + 1)
      head += link.isLoose ? "▷ " : "▶ "
    }
    let mark = isMarked ? " ⟲" : ""
    let longest = link.text.split(separator: " ").map(\.columns).max() ?? 0
    let isTight = head.columns + longest + mark.columns > width
    let indent = (isTight ? inner : head).columns
    var texts = (link.text + mark).broken(to: width - indent)
    if isTight { texts.insert("", at: 0) }
    lines.append(colored(head + texts[0]))
    lines += texts.dropFirst().map { colored(bar.padding(to: indent) + $0) }
  }

  private func colored(_ line: String) -> String {
    line.trimmingSpacesAtEnd.replacing("⟲", with: style.bad("⟲"))
  }
}
