// Rejected by: the specification accepts visits that break their retain cycle in close()
// The specification releases the visit without closing it.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  await moment()
  guard visit?.text.isEmpty == false else { return false }
  visit = nil
  await moment()
  return watched == nil
}
