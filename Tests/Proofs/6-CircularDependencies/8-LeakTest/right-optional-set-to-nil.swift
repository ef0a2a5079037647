// One optional variable holds the visit; the closures look at it and its parts.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  weak var watched = visit
  var parts: [() -> AnyObject?] = []
  for _ in 1...2 {
    visit?.open()
    guard visit?.text.isEmpty == false else { return false }
    await moment()
    guard visit?.text.isEmpty == false else { return false }
    for part in visit?.parts ?? [] { parts.append { [weak part] in part } }
    visit?.close()
  }
  visit = nil
  await moment()
  return watched == nil && parts.allSatisfy { $0() == nil }
}
