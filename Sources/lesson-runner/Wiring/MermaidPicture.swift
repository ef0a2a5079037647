import Course
import Grading
import Interface

/// A wiring as a flowchart in Mermaid's language, in a fenced block that GitHub and GitLab draw.
struct MermaidPicture {
  let wiring: Wiring

  var text: String {
    var arrows: [String] = []
    var marked: [String] = []
    let cycles = Set(wiring.strongCycles.flatMap(\.steps).map(\.link))
    let names = Dictionary(
      (wiring.parts.map(\.id) + wiring.neighbors.map(\.id)).enumerated().map { ($1, "n\($0)") },
      uniquingKeysWith: { first, _ in first })
    for (part, content) in wiring.parts.enumerated() {
      for (link, declared) in content.links.enumerated() {
        let isMarked = cycles.contains(StrongCycle.LinkIndex(part: part, link: link))
        for target in declared.targets {
          guard let source = names[content.id], let name = names[target] else { continue }
          if isMarked { marked.append("\(arrows.count)") }
          let label = Self.quoted(self.label(of: declared, to: target) + (isMarked ? " ⟲" : ""))
          arrows.append("  \(source) \(Self.arrow(for: declared))|\(label)| \(name)")
        }
      }
    }
    let nodes = wiring.parts.map { "  \(names[$0.id] ?? "")\(Self.node($0))" }
    let neighbors = wiring.neighbors.map { neighbor in
      "  \(names[neighbor.id] ?? "")(\(Self.quoted(neighbor.name)))"
    }
    let styles =
      marked.isEmpty ? [] : ["  linkStyle \(marked.joined(separator: ",")) stroke:#d1242f"]
    return (["```mermaid", "flowchart LR"] + nodes + neighbors + arrows + styles + ["```"])
      .joined(separator: "\n")
  }

  /// A box with the part's title, and a line for each link that leads to no other box.
  private static func node(_ part: Wiring.Part) -> String {
    let lines = part.links.filter(\.targets.isEmpty).map { "\($0.label) \($0.text)" }
    let text = ([part.title] + lines).map(escaped).joined(separator: "<br>")
    return switch part.kind {
    case .function: "([\"\(text)\"])"
    case .global, .shared: "{{\"\(text)\"}}"
    default: "[\"\(text)\"]"
    }
  }

  /// The verb and the name; the type only where it is not the target's name alone.
  private func label(of link: Wiring.Link, to target: String) -> String {
    let name = wiring.name(of: target)
    let isPlain = link.targets.count == 1 && [name, "any \(name)"].contains(link.type)
    let type = isPlain ? "" : link.type
    let words = link.name.isEmpty || type.isEmpty ? link.name + type : "\(link.name): \(type)"
    return [link.label, words, link.note ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func arrow(for link: Wiring.Link) -> String {
    link.isStrong ? "==>" : link.isLoose ? "-.->" : "-->"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Mermaid writes special signs as an entity with a number sign in place of the ampersand.
  private static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
      .replacing("<", with: "#lt;").replacing(">", with: "#gt;")
  }
}

extension Wiring {
  /// The wiring as a fenced Mermaid block.
  public var mermaid: String { MermaidPicture(wiring: self).text }
}
