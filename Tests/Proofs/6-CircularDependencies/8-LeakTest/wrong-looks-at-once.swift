// Rejected by: the specification accepts visits whose task ends after close()
// The specification gives a closed visit no moment.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  guard visit?.text.isEmpty == false else { return false }
  await moment()
  guard visit?.text.isEmpty == false else { return false }
  visit?.close()
  visit = nil
  return watched == nil
}
