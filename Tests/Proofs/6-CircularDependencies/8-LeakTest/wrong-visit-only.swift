// Rejected by: the specification rejects visits whose part leaks
// The specification looks at the visit, and never at its parts.

import CircularDependenciesSupport

private func use(_ visit: any Visit) async -> Bool {
  for _ in 1...2 {
    visit.open()
    if visit.text.isEmpty { return false }
    await moment()
    if visit.text.isEmpty { return false }
    visit.close()
  }
  return true
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  weak var watched: (any Visit)?
  do {
    let visit = make()
    watched = visit
    guard await use(visit) else { return false }
  }
  await moment()
  return watched == nil
}
