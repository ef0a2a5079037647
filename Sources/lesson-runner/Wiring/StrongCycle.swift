extension Wiring {
  /// One of the strong references that form a cycle of types.
  struct CycleStep: Equatable {
    /// The index of the part that holds the target.
    let holder: Int
    let link: Link
    /// The index of the part that the holder holds.
    let target: Int
    /// The identifier of the declared protocol or superclass, or nil if the target itself is
    /// declared.
    let declared: String?
  }

  /// The cycles of strong references, at most 8, each once, from the part declared first.
  var strongCycles: [[CycleStep]] {
    let steps = parts.indices.map(strongSteps)
    var found: [[CycleStep]] = []

    func follow(_ path: [CycleStep], to here: Int, from start: Int) {
      for step in steps[here] where found.count < 8 {
        if step.target == start {
          found.append(path + [step])
        } else if step.target > start, !path.contains(where: { $0.holder == step.target }) {
          follow(path + [step], to: step.target, from: start)
        }
      }
    }
    for start in parts.indices { follow([], to: start, from: start) }
    return found
  }

  /// Returns the strong links of a part, each link once for each possible target.
  ///
  /// A navigation controller can hold any screen, although no declaration names the screen. A type
  /// that holds its own kind, as a list's node or a wrapper does, rarely holds itself.
  private func strongSteps(from holder: Int) -> [CycleStep] {
    parts[holder].links.filter(\.isStrong).flatMap { link in
      let targets =
        link.targets + (link.type.contains("UINavigationController") ? [Self.screen] : [])
      return targets.filter { !parts[holder].isA($0) }.flatMap { id in
        parts.indices.filter { parts[$0].isA(id) }.map { target in
          CycleStep(
            holder: holder, link: link, target: target, declared: parts[target].id == id ? nil : id)
        }
      }
    }
  }

  /// The identifier of `UIViewController`.
  static let screen = "s:13StoryboardKit16UIViewControllerC"
}
