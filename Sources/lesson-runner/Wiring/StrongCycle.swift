/// A path of strong references from a type back to itself.
struct StrongCycle: Equatable {
  struct Step: Equatable {
    /// The index of the type that holds the target.
    let holder: Int
    /// The link, which the holder or one of its superclasses declares.
    let link: LinkIndex
    /// The index of the type that the holder holds.
    let target: Int
    /// The declared protocol or superclass, if the target is only one of its possible types.
    let declared: String?
  }

  struct LinkIndex: Hashable {
    let part: Int
    let link: Int
  }

  let steps: [Step]
}

extension Wiring {
  /// The maximum number of cycles to find.
  private static let limit = 8

  /// The likely cycles of strong references, each once, starting at the part declared first.
  var strongCycles: [StrongCycle] {
    let steps = parts.indices.map(strongSteps)
    var found: [StrongCycle] = []

    func follow(_ path: [StrongCycle.Step], to here: Int, from start: Int) {
      for step in steps[here] where found.count < Self.limit {
        if step.target == start {
          let cycle = StrongCycle(steps: path + [step])
          if isLikelyCycle(cycle, steps) { found.append(cycle) }
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
  /// A type that holds its own type, as a list's node does, counts only if it has two such
  /// properties, as in a doubly linked list. A type that wraps an object of its own protocol, such
  /// as a cache, rarely wraps itself.
  private func isLikelyCycle(_ cycle: StrongCycle, _ steps: [[StrongCycle.Step]]) -> Bool {
    guard cycle.steps.contains(where: { parts[$0.holder].kind.isReference }) else { return false }
    let declared = Set(cycle.steps.map(\.declared))
    if cycle.steps.count == 1 {
      let own = steps[cycle.steps[0].holder].filter { $0.target == $0.holder }
      return declared == [nil] && own.count > 1
    }
    return declared.count > 1 || declared == [nil]
  }

  /// Returns the strong links of a part and its superclasses, once for each possible target.
  private func strongSteps(from holder: Int) -> [StrongCycle.Step] {
    parts.indices.filter {
      $0 == holder || parts[$0].kind == .class && parts[holder].ancestors.contains(parts[$0].id)
    }
    .flatMap { part in
      parts[part].links.enumerated().filter(\.element.isStrong).flatMap { number, link in
        link.targets.flatMap { id in
          parts.indices.filter { parts[$0].id == id || parts[$0].ancestors.contains(id) }
            .map { target in
              StrongCycle.Step(
                holder: holder, link: StrongCycle.LinkIndex(part: part, link: number),
                target: target, declared: parts[target].id == id ? nil : id)
            }
        }
      }
    }
  }
}
