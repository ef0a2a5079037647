// Rejected by: the specification rejects visits that leak when opened again
// The specification checks one visit's deallocation, and opens only another visit twice.

import CircularDependenciesSupport

private func isReleased(_ make: @MainActor () -> any Visit) async -> Bool {
  var visit: (any Visit)? = make()
  visit?.open()
  await moment()
  guard visit?.text.isEmpty == false else { return false }
  var watched: [() -> AnyObject?] = [{ [weak visit] in visit }]
  for part in visit?.parts ?? [] { watched.append { [weak part] in part } }
  visit?.close()
  visit = nil
  return await gone(watched)
}

private func gone(_ watched: [() -> AnyObject?]) async -> Bool {
  await moment()
  return watched.allSatisfy { $0() == nil }
}

private func canBeOpenedAgain(_ visit: any Visit) async -> Bool {
  visit.open()
  visit.close()
  visit.open()
  await moment()
  defer { visit.close() }
  return !visit.text.isEmpty
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard await isReleased(make) else { return false }
  return await canBeOpenedAgain(make())
}
