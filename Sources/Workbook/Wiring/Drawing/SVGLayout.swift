/// Where the boxes of a drawn wiring lie: in columns, from those that lead on to those led to.
struct SVGLayout {
  static let letter = 7.8
  static let line = 18.0
  static let title = 26.0
  /// The space between two columns, where the arrows run.
  private static let gap = 60.0
  private static let margin = 20.0
  /// The letters in a line; a longer one is broken.
  private static let letters = 42

  struct Box {
    let id: String
    let title: String
    /// The lines of each link.
    let rows: [[String]]
    var column = 0
    var x = 0.0
    var y = 0.0

    var width: Double {
      Double(([title] + rows.flatMap { $0 }).map(\.count).max() ?? 0) * letter + 24
    }
    var height: Double {
      title(rows.isEmpty) + Double(rows.map(\.count).reduce(0, +)) * line
    }
    /// The middle of the first line of a link.
    func height(ofRow row: Int) -> Double {
      y + SVGLayout.title + (Double(rows[..<row].map(\.count).reduce(0, +)) + 0.5) * line
    }

    private func title(_ isAlone: Bool) -> Double { SVGLayout.title + (isAlone ? 0 : 6) }
  }

  private(set) var boxes: [Box]
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(_ wiring: Wiring, mark: (_ part: Int, _ link: Int) -> String) {
    boxes = wiring.parts.enumerated().map { part, content in
      let rows = content.links.enumerated().map { link, declared in
        "\(declared.label) \(declared.text)\(mark(part, link))".broken(to: Self.letters)
          .enumerated().map { $0 == 0 ? $1 : "  \($1)" }
      }
      return Box(id: content.id, title: content.title, rows: rows)
    }
    boxes += wiring.neighbors.map { Box(id: $0.id, title: $0.name, rows: []) }

    var x = Self.margin
    let columns = Self.columns(of: wiring, count: boxes.count)
    for (number, column) in columns.enumerated() {
      var y = Self.margin
      for index in column {
        boxes[index].column = number
        boxes[index].x = x
        boxes[index].y = y
        y += boxes[index].height + Self.margin
      }
      height = max(height, y)
      x += (column.map { boxes[$0].width }.max() ?? 0) + Self.gap
    }
    // The last gap stays: what leads back leaves its box on this side.
    width = x
  }

  /// A height below all boxes, for an arrow that would else run behind some; each has its own.
  mutating func lane() -> Double {
    height += 10
    return height - 20
  }

  /// The boxes of each column: each stands behind all that lead to it, ways back aside.
  private static func columns(of wiring: Wiring, count: Int) -> [[Int]] {
    let ids = wiring.parts.map(\.id) + wiring.neighbors.map(\.id)
    let ways = wiring.parts.map { part in
      part.links.flatMap(\.targets).compactMap { ids.firstIndex(of: $0) }
    }
    var level = [Int](repeating: 0, count: count)
    func visit(_ box: Int, at depth: Int, path: Set<Int>) {
      level[box] = max(level[box], depth)
      guard box < ways.count else { return }
      for next in ways[box] where !path.contains(next) && level[next] <= depth {
        visit(next, at: depth + 1, path: path.union([next]))
      }
    }
    let targets = Set(ways.flatMap { $0 })
    // First those that nothing leads to; then whoever is left is part of a ring.
    var seen = Set<Int>()
    for box in ways.indices.sorted(by: { !targets.contains($0) && targets.contains($1) })
    where seen.insert(box).inserted && (!targets.contains(box) || level[box] == 0) {
      visit(box, at: 0, path: [box])
    }
    return (0...(level.max() ?? 0)).map { column in level.indices.filter { level[$0] == column } }
  }
}
