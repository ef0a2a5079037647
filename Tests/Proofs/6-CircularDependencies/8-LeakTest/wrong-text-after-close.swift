// Rejected by: the specification accepts visits without parts
// The specification requires that a closed visit shows no text.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  guard visit?.text.isEmpty == false else { return false }
  visit?.close()
  guard visit?.text == "" else { return false }
  visit = nil
  await moment()
  return watched == nil
}
