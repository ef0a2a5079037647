// Rejected by: the specification accepts visits that break their retain cycle in close()
// The specification opens the visit twice, but doesn't close it before it releases it.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  await moment()
  visit?.close()
  visit?.open()
  await moment()
  guard visit?.text.isEmpty == false else { return false }
  visit = nil
  await moment()
  return watched == nil
}
