// Rejected by: the specification accepts visits that create a part at each opening
// The specification expects that a closed visit keeps its parts.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  await moment()
  let count = visit?.parts.count
  visit?.close()
  guard visit?.parts.count == count else { return false }
  visit = nil
  await moment()
  return watched == nil
}
