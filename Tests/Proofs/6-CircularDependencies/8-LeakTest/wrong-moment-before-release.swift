// Rejected by: the specification accepts visits whose task ends after their release
// The moment is before the release, so a part that a task still holds counts as a leak.

import CircularDependenciesSupport

private struct WeakEntry {
  weak var object: AnyObject?
}

private func use(_ visit: any Visit) async -> (entries: [WeakEntry], texts: [String]) {
  var entries = [WeakEntry(object: visit)]
  var texts: [String] = []
  func look() {
    texts.append(visit.text)
    entries += visit.parts.map { WeakEntry(object: $0) }
  }
  for _ in 1...2 {
    visit.open()
    look()
    await moment()
    look()
    visit.close()
  }
  await moment()
  return (entries, texts)
}

/// Returns whether the visits that `make` creates are correct.
func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let (entries, texts) = await use(make())
  return !texts.contains("") && entries.allSatisfy { $0.object == nil }
}
