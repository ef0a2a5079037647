import Course
import Interface

extension Wiring {
  /// The paragraphs below a picture: what is wrong, and what cannot be seen.
  private var notes: [String] {
    var notes = strongCycles.map { cycle in
      """
      ⟲ \(sentence(for: cycle)) Objects that hold each other so are \
      never released, unless one lets go.
      """
    }
    var closures: [String] = []
    for link in parts.flatMap(\.links) where link.isStrong && link.hasClosure {
      let name = link.name.isEmpty ? link.type : link.name
      if !closures.contains(name) { closures.append(name) }
    }
    if !closures.isEmpty {
      notes.append(
        "What a closure captures, and so holds, cannot be seen in its type: "
          + "\(closures.joined(separator: ", ")).")
    }
    return notes
  }

  /// A cycle in words, such as `Parent ─ child ─▶ Child ─ parent ─▶ Parent`.
  private func sentence(for cycle: StrongCycle) -> String {
    var text = "Strong all the way round: \(parts[cycle.steps[0].holder].name)"
    for step in cycle.steps {
      let link = parts[step.link.part].links[step.link.link]
      text += " ─ \(link.name.isEmpty ? link.type : link.name) ─▶ \(parts[step.target].name)"
      if let declared = step.declared { text += " (if that is the \(names[declared] ?? ""))" }
    }
    return text + "."
  }

  /// The wiring as a picture of characters, with its notes; at most 74 columns wide.
  func picture(_ style: TextStyle) -> String {
    guard !parts.isEmpty else {
      return "Nothing to draw: no type declares that it needs or holds anything."
        .wrapped(to: min(style.width, TreePicture.width))
    }
    var tree = TreePicture(self, style: style)
    let notes = notes.map { $0.wrapped(to: min(style.width, TreePicture.width)) }
    return ([tree.text()] + notes).joined(separator: "\n\n")
  }
}
