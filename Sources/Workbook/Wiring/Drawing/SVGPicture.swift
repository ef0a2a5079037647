/// A wiring as an SVG image: a box for each part, a line in it for each link, an arrow to where it leads.
struct SVGPicture {
  private let wiring: Wiring
  private var layout: SVGLayout
  private let marked: Set<StrongCycle.LinkIndex>

  init(_ wiring: Wiring) {
    self.wiring = wiring
    let marked = Set(wiring.strongCycles.flatMap(\.steps).map(\.link))
    self.marked = marked
    layout = SVGLayout(wiring) { part, link in
      marked.contains(StrongCycle.LinkIndex(part: part, link: link)) ? " ⟲" : ""
    }
  }

  mutating func text() -> String {
    let arrows = arrows()
    let size = "\(number(layout.width)) \(number(layout.height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      width="\(number(layout.width))" height="\(number(layout.height))">
      <title>Who is handed what, and who holds whom</title>
      \(Self.style)
      <rect class="page" width="100%" height="100%"/>
      \((arrows + layout.boxes.enumerated().map(box)).joined(separator: "\n"))
      </svg>
      """
  }

  /// One set of colors for light and one for dark; a ring is red, and marked with a sign.
  private static let style = """
    <style>
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, monospace; fill: #1f2328; white-space: pre; }
    .page { fill: #ffffff; } .box { fill: #f6f8fa; stroke: #59636e; } .title { font-weight: bold; }
    path { fill: none; stroke: #59636e; } .head { fill: #59636e; stroke: none; }
    .strong { stroke-width: 2; } .loose { stroke-dasharray: 4 3; } .ring { stroke: #d1242f; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .page { fill: #0d1117; } .box { fill: #161b22; stroke: #8b949e; }
    path { stroke: #8b949e; } .head { fill: #8b949e; } .ring { stroke: #ff7b72; }
    }
    </style>
    <defs><marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
    markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
    """

  private func box(_ index: Int, _ box: SVGLayout.Box) -> String {
    let isNeighbor = index >= wiring.parts.count
    var lines = [
      """
      <rect class="box" x="\(number(box.x))" y="\(number(box.y))" width="\(number(box.width))" \
      height="\(number(box.height))" rx="\(isNeighbor ? 13 : 3)"/>
      """
    ]
    lines.append(line(box.title, isNeighbor ? "" : " class=\"title\"", box.x, box.y + 18))
    var y = box.y + SVGLayout.title
    for row in box.rows.flatMap({ $0 }) {
      lines.append(line(row, "", box.x, y + 13))
      y += SVGLayout.line
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ text: String, _ attributes: String, _ x: Double, _ y: Double) -> String {
    let escaped = XML.escaped(text)
    return "<text\(attributes) x=\"\(number(x + 12))\" y=\"\(number(y))\">\(escaped)</text>"
  }

  private mutating func arrows() -> [String] {
    var arrows: [String] = []
    for (part, content) in wiring.parts.enumerated() {
      for (link, declared) in content.links.enumerated() {
        for target in layout.boxes where declared.targets.contains(target.id) {
          arrows.append(arrow(from: layout.boxes[part], row: link, to: target, declared, part))
        }
      }
    }
    return arrows
  }

  /// A curve from the right of a line to the left of a box, or to the right of one that stands before it;
  /// where others would be in the way, it runs below them all.
  private mutating func arrow(
    from box: SVGLayout.Box, row: Int, to target: SVGLayout.Box, _ link: Wiring.Link, _ part: Int
  ) -> String {
    let isRing = marked.contains(StrongCycle.LinkIndex(part: part, link: row))
    let kinds = [link.isStrong ? "strong" : link.isLoose ? "loose" : nil, isRing ? "ring" : nil]
    let names = kinds.compactMap { $0 }.joined(separator: " ")
    let x = box.x + box.width
    let y = box.height(ofRow: row)
    let endX = target.column > box.column ? target.x : target.x + target.width
    let endY = target.y + SVGLayout.title / 2
    var path = "M\(point(x, y))"
    switch target.column - box.column {
    case 2...:
      let lane = layout.lane()
      path += "C\(point(x + 40, y)) \(point(x + 10, lane)) \(point(x + 50, lane))"
      path += "H\(number(endX - 50))"
      path += "C\(point(endX - 10, lane)) \(point(endX - 40, endY)) \(point(endX, endY))"
    case 1:
      path += "C\(point(x + 28, y)) \(point(endX - 28, endY)) \(point(endX, endY))"
    case 0:
      path += "C\(point(x + 50, y)) \(point(endX + 50, endY)) \(point(endX, endY))"
    default:
      let lane = layout.lane()
      path += "C\(point(x + 44, y)) \(point(x + 44, lane)) \(point(x, lane))"
      path += "H\(number(endX + 40))"
      path += "C\(point(endX + 10, lane)) \(point(endX + 40, endY)) \(point(endX, endY))"
    }
    return """
      <path\(names.isEmpty ? "" : " class=\"\(names)\"") marker-end="url(#to)" d="\(path)"/>
      """
  }
}

private func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }

/// A number as it is in every run and on every system: without decimals.
private func number(_ value: Double) -> String { "\(Int(value.rounded()))" }

extension Wiring {
  /// The wiring as an SVG image.
  public var svg: String {
    var picture = SVGPicture(self)
    return picture.text()
  }
}
