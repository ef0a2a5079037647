import Interface

extension Wiring {
  /// The paragraphs below a drawing: problems, and what the drawing can't show.
  private func notes(_ style: TextStyle) -> [String] {
    var notes = strongCycles.map { cycle in
      """
      \(style.usesWords ? words(for: cycle) : "⟲ \(sentence(for: cycle))") \
      Such objects are never deallocated, unless one releases the next.
      """
    }
    var closures: [String] = []
    for link in parts.flatMap(\.links) where link.isStrong && link.hasClosure {
      let name = link.name.isEmpty ? link.type : link.name
      if !closures.contains(name) { closures.append(name) }
    }
    if !closures.isEmpty {
      notes.append(
        "A closure's type doesn't show what the closure captures: "
          + "\(closures.joined(separator: ", ")).")
    }
    return notes
  }

  /// Returns a sentence about a cycle, with `Parent ─ child ─▶ Child ─ parent ─▶ Parent`.
  private func sentence(for cycle: StrongCycle) -> String {
    var text = "Retain cycle: \(parts[cycle.steps[0].holder].name)"
    for step in cycle.steps {
      let link = parts[step.link.part].links[step.link.link]
      text += " ─ \(link.name.isEmpty ? link.type : link.name) ─▶ \(parts[step.target].name)"
      if let declared = step.declared { text += " (if that is the \(names[declared] ?? ""))" }
    }
    return text + "."
  }

  /// Returns the sentence without arrows, with `Parent holds Child in child`.
  private func words(for cycle: StrongCycle) -> String {
    let steps = cycle.steps.map { step in
      let link = parts[step.link.part].links[step.link.link]
      let place = link.name.isEmpty ? "" : " in \(link.name)"
      let condition = step.declared.map { " (if that is the \(names[$0] ?? ""))" } ?? ""
      return "\(parts[step.holder].name) holds \(parts[step.target].name)\(place)\(condition)"
    }
    return "Retain cycle: \(steps.joined(separator: "; "))."
  }

  /// Returns the wiring as a drawing in text with notes, at most 74 columns wide.
  func picture(_ style: TextStyle) -> String {
    guard !parts.isEmpty else {
      return "There's nothing to draw: no type takes or holds anything."
        .wrapped(to: min(style.width, TreePicture.width))
    }
    var tree = TreePicture(self, style: style)
    let notes = notes(style).map { $0.wrapped(to: min(style.width, TreePicture.width)) }
    return ([tree.text()] + notes).joined(separator: "\n\n")
  }
}
