// Rejected by: the specification accepts visits without parts
// When the specification looks at the weak reference, its own strong one still holds the visit.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let visit = make()
  weak var watched = visit
  visit.open()
  guard !visit.text.isEmpty else { return false }
  visit.close()
  await moment()
  return watched == nil
}
