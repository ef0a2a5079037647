import Course
import Grading
import Interface

/// A way of strong references that leads from a type back to itself.
struct StrongCycle: Equatable {
  struct Step: Equatable {
    /// The index of the type that holds.
    let holder: Int
    /// The link, its own or its superclass's.
    let link: LinkIndex
    /// The index of the type that is held.
    let target: Int
    /// The declared protocol or superclass, if the target is only one of those that it may be.
    let declared: String?
  }

  struct LinkIndex: Hashable {
    let part: Int
    let link: Int
  }

  let steps: [Step]
}

extension Wiring {
  /// The number of cycles that are looked for.
  private static let limit = 8

  /// The likely cycles of strong references, each once, from the part that is declared first.
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

  /// Whether a cycle of types makes one of objects likely.
  ///
  /// A list's node holds a node, too. So a type that holds its own kind counts only with two such
  /// properties, as in a list that is linked both ways. And a type that wraps another of its
  /// protocol, as a cache does, hardly wraps itself.
  private func isLikelyCycle(_ cycle: StrongCycle, _ steps: [[StrongCycle.Step]]) -> Bool {
    guard cycle.steps.contains(where: { parts[$0.holder].kind.isReference }) else { return false }
    let declared = Set(cycle.steps.map(\.declared))
    if cycle.steps.count == 1 {
      let own = steps[cycle.steps[0].holder].filter { $0.target == $0.holder }
      return declared == [nil] && own.count > 1
    }
    return declared.count > 1 || declared == [nil]
  }

  /// The strong links of a part and of its superclasses, once for each part that they may lead to.
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
