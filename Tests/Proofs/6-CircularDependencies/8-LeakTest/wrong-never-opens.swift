// Rejected by: the specification rejects visits that hold their part weakly
// The specification finds only visits that leak from their creation.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit = nil
  await moment()
  return watched == nil
}
