// Rejected by: the specification rejects visits that hold their part weakly
// The specification uses the visit, and never looks at the result.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let visit = make()
  visit.open()
  await moment()
  visit.close()
  return true
}
