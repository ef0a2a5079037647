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

  /// The likely cycles of strong references, at most 8, each once, from the part declared first.
  var strongCycles: [[CycleStep]] {
    let steps = parts.indices.map(strongSteps)
    var found: [[CycleStep]] = []

    func follow(_ path: [CycleStep], to here: Int, from start: Int) {
      for step in steps[here] where found.count < 8 {
        if step.target == start {
          if isLikelyCycle(path + [step], steps) { found.append(path + [step]) }
        } else if step.target > start, !path.contains(where: { $0.holder == step.target }) {
          follow(path + [step], to: step.target, from: start)
        }
      }
    }
    for start in parts.indices { follow([], to: start, from: start) }
    return found
  }

  /// Returns whether a cycle of types probably means a cycle of objects.
  ///
  /// A type that holds its own type, as a list's node does, counts only if it has two properties of
  /// that type, as in a doubly linked list. A type that wraps an object of its own protocol, such
  /// as a cache, rarely wraps itself.
  private func isLikelyCycle(_ cycle: [CycleStep], _ steps: [[CycleStep]]) -> Bool {
    guard cycle.contains(where: { parts[$0.holder].kind.isReference }) else { return false }
    let declared = Set(cycle.map(\.declared))
    if cycle.count == 1 {
      let own = steps[cycle[0].holder].filter { $0.target == $0.holder }
      return declared == [nil] && own.count > 1
    }
    return declared.count > 1 || declared == [nil]
  }

  /// Returns the strong links of a part, each link once for each possible target.
  ///
  /// A navigation controller can hold any screen, although no declaration names the screen.
  private func strongSteps(from holder: Int) -> [CycleStep] {
    parts[holder].links.filter(\.isStrong).flatMap { link in
      let targets =
        link.targets + (link.type.contains("UINavigationController") ? [Self.screen] : [])
      return targets.flatMap { id in
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
