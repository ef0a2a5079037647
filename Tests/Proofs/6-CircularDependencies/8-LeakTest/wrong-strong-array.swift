// Rejected by: the specification accepts visits whose part references them weakly
// The array of parts holds them.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  visit?.open()
  await moment()
  guard let text = visit?.text, !text.isEmpty else { return false }
  let parts = visit?.parts ?? []
  visit?.close()
  visit = nil
  await moment()
  weak var part = parts.first
  return watched == nil && part == nil
}
