// Three visits are open at once, and each is used in its own way.

import CircularDependenciesSupport

private final class WeakSet {
  private var references: [() -> AnyObject?] = []

  func insert(_ object: AnyObject) {
    references.append { [weak object] in object }
  }

  var isEmpty: Bool { references.allSatisfy { $0() == nil } }
}

private func use(_ visits: [any Visit], _ set: WeakSet) async -> Bool {
  visits.forEach(set.insert)
  for opened in [visits, [visits[0], visits[2]], [visits[1]]] {
    for visit in opened { visit.open() }
    for _ in 1...2 {
      if opened.contains(where: \.text.isEmpty) { return false }
      opened.flatMap(\.parts).forEach(set.insert)
      await moment()
    }
    if opened.contains(where: \.text.isEmpty) { return false }
    opened.flatMap(\.parts).forEach(set.insert)
    for visit in opened { visit.close() }
  }
  return true
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let set = WeakSet()
  guard await use([make(), make(), make()], set) else { return false }
  await moment()
  return set.isEmpty
}
