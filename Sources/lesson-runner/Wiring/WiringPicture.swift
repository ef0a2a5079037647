import Course
import Interface

extension Wiring {
  /// Returns the wiring as a drawing in text with notes, at most 74 columns wide.
  ///
  /// In a style that uses words instead of lines, indentation shows the structure.
  func picture(_ style: TextStyle) -> String {
    let width = min(style.width, 74)
    guard !parts.isEmpty else {
      return "There's nothing to draw: no type takes or holds anything.".wrapped(to: width)
    }
    let cycles = strongCycles
    var trees = WiringTrees(
      wiring: self, style: style, width: width, marked: cycles.flatMap(\.self))
    var notes = cycles.map { cycle in
      """
      \(sentence(about: cycle, style)) Such objects are never deallocated, unless one releases the \
      next.
      """
    }
    var closures: [String] = []
    for link in parts.flatMap(\.links) where link.isStrong && link.hasClosure {
      if !closures.contains(link.title) { closures.append(link.title) }
    }
    if !closures.isEmpty {
      let names = closures.joined(separator: ", ")
      notes.append("A closure's type doesn't show what the closure captures: \(names).")
    }
    return ([trees.text()] + notes.map { $0.wrapped(to: width) }).joined(separator: "\n\n")
  }

  /// Returns a sentence with a cycle's path: `Parent ─ child ─▶ Child ─ parent ─▶ Parent`.
  private func sentence(about cycle: [CycleStep], _ style: TextStyle) -> String {
    let steps = cycle.map { step in
      let (link, target) = (step.link, parts[step.target].name)
      let condition =
        step.declared.map { id in
          id == Self.screen ? " (while it's on the stack)" : " (if that is the \(names[id] ?? ""))"
        }
        ?? ""
      if !style.usesWords { return " ─ \(link.title) ─▶ \(target)\(condition)" }
      let place = link.name.isEmpty ? "" : " in \(link.name)"
      return "\(parts[step.holder].name) holds \(target)\(place)\(condition)"
    }
    return style.usesWords
      ? "Retain cycle: \(steps.joined(separator: "; "))."
      : "⟲ Retain cycle: \(parts[cycle[0].holder].name)\(steps.joined())."
  }
}

/// A tree for each function, each shared value, and each type without incoming links.
///
/// A type with several incoming links is drawn once.
private struct WiringTrees {
  let wiring: Wiring
  let style: TextStyle
  let width: Int
  /// The links that are part of a cycle.
  let marked: [Wiring.CycleStep]
  var drawn: Set<String> = []
  var lines: [String] = []

  /// Returns the trees, separated by blank lines.
  mutating func text() -> String {
    let led = Set(wiring.parts.flatMap(\.links).filter(\.showsTarget).flatMap(\.targets))
    let callers = wiring.parts.filter { [.function, .global, .shared].contains($0.kind) }
    let roots = callers + wiring.parts.filter { !led.contains($0.id) } + wiring.parts
    for part in roots where drawn.insert(part.id).inserted {
      if !lines.isEmpty { lines.append("") }
      lines += part.title.broken(to: width).map(style.bold)
      draw(part, behind: style.usesWords ? "" : " ", depth: 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Draws a part's links, and below each link its target, unless the target is drawn elsewhere.
  private mutating func draw(_ part: Wiring.Part, behind margin: String, depth: Int) {
    let column = part.links.filter { $0.type != "nothing" }.map(\.label.count).max() ?? 0
    for (index, link) in part.links.enumerated() {
      let isMarked = marked.contains { wiring.parts[$0.holder].id == part.id && $0.link == link }
      let isLast = index == part.links.count - 1
      let inner = margin + (style.usesWords ? "  " : isLast ? "    " : "│   ")
      lines +=
        style.usesWords
        ? words(link, inner, isMarked)
        : arrow(link, "\(margin)\(isLast ? "└" : "├")", inner, column, isMarked)
      // A tree has at most four levels; a type below them gets its own tree.
      guard link.showsTarget, depth < 4, link.targets.count == 1,
        let next = wiring.parts.first(where: { $0.id == link.targets[0] }), !next.links.isEmpty,
        drawn.insert(next.id).inserted
      else { continue }
      draw(next, behind: inner, depth: depth + 1)
    }
  }

  /// Returns a link in words, such as `holds weakly owner: Parent?`.
  private func words(_ link: Wiring.Link, _ margin: String, _ isMarked: Bool) -> [String] {
    let text = "\(link.label) \(style.drawing(link.text))\(isMarked ? ", in a retain cycle" : "")"
    return text.broken(to: width - margin.columns - 2).enumerated()
      .map { margin + ($0 == 0 ? "" : "  ") + $1 }
  }

  /// Returns a link as an arrow in the link's style, with the link's text on one or more lines.
  private func arrow(
    _ link: Wiring.Link, _ branch: String, _ margin: String, _ column: Int, _ isMarked: Bool
  ) -> [String] {
    let line: Character = link.isWeakOrUnowned ? "╌" : "─"
    var head = "\(branch)\(line) \(link.label) "
    if link.type != "nothing" {
      head += String(repeating: line, count: column - link.label.count + 1)
      head += link.isWeakOrUnowned ? "▷ " : "▶ "
    }
    let mark = isMarked ? " ⟲" : ""
    let longest = link.text.split(separator: " ").map(\.columns).max() ?? 0
    let isTight = head.columns + longest + mark.columns > width
    let indent = (isTight ? margin : head).columns
    let texts = (isTight ? [""] : []) + (link.text + mark).broken(to: width - indent)
    return texts.enumerated().map {
      (($0 == 0 ? head : margin.padding(to: indent)) + $1).trimmingSpacesAtEnd
        .replacing("⟲", with: style.bad("⟲"))
    }
  }
}
