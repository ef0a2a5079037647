/// A way of strong references that leads from a type back to itself.
struct StrongCycle: Equatable {
  /// From a type that holds, by a link of its own or of its superclass, to what is held.
  struct Step: Equatable {
    let holder: Int
    let link: LinkIndex
    let target: Int
    /// The protocol or superclass that is declared,
    /// where the target is one of those that it may be.
    let declared: String?
  }

  /// The place of a link in a wiring.
  struct LinkIndex: Hashable {
    let part: Int
    let link: Int
  }

  let steps: [Step]
}

extension Wiring {
  /// The number of cycles that are looked for: each of them tells that something is wrong.
  private static let limit = 8

  /// The cycles of strong references, each once, beginning with the part that is declared first.
  var strongCycles: [StrongCycle] {
    let steps = parts.indices.map { strongSteps(from: $0) }
    var found: [StrongCycle] = []

    func follow(_ path: [StrongCycle.Step], to here: Int, from start: Int) {
      for step in steps[here] where found.count < Self.limit {
        if step.target == start {
          let cycle = StrongCycle(steps: path + [step])
          if means(cycle, steps) { found.append(cycle) }
        } else if step.target > start, !path.contains(where: { $0.holder == step.target }) {
          follow(path + [step], to: step.target, from: start)
        }
      }
    }
    for start in parts.indices { follow([], to: start, from: start) }
    return found
  }

  /// Whether a cycle of types tells of one of objects.
  ///
  /// It need not: a list's node holds a node as well. So a type that holds its own kind counts only
  /// if it does so by two properties, as a list that is linked both ways does. And whoever wraps
  /// another of its protocol, as a cache does, hardly wraps itself.
  private func means(_ cycle: StrongCycle, _ steps: [[StrongCycle.Step]]) -> Bool {
    guard cycle.steps.contains(where: { parts[$0.holder].kind.isReference }) else { return false }
    let declared = Set(cycle.steps.map(\.declared))
    if cycle.steps.count == 1 {
      let own = steps[cycle.steps[0].holder].filter { $0.target == $0.holder }
      return declared == [nil] && own.count > 1
    }
    return declared.count > 1 || declared == [nil]
  }

  /// The targets of the strong links of a part, those of its superclass among them.
  private func strongSteps(from holder: Int) -> [StrongCycle.Step] {
    let lines = parts.indices.filter {
      $0 == holder || parts[$0].kind == .class && parts[holder].ancestors.contains(parts[$0].id)
    }
    return lines.flatMap { line in
      parts[line].links.enumerated().filter(\.element.isStrong).flatMap { number, link in
        link.targets.flatMap { id in
          parts.indices.filter { parts[$0].id == id || parts[$0].ancestors.contains(id) }
            .map { target in
              StrongCycle.Step(
                holder: holder, link: StrongCycle.LinkIndex(part: line, link: number),
                target: target, declared: parts[target].id == id ? nil : id)
            }
        }
      }
    }
  }
}
