// Rejected by: the specification rejects visits whose first of two parts leaks
// The specification looks at the last part after each opening, and at no other.

import CircularDependenciesSupport

/// Looks at an object without holding it.
private struct Watched {
  weak var object: AnyObject?
}

/// Opens and closes a visit twice.
///
/// - Returns: The visit and its last part, or nil if it didn't show a text.
private func use(_ visit: any Visit) async -> [Watched]? {
  var watched = [Watched(object: visit)]
  for _ in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return nil }
    await moment()
    guard !visit.text.isEmpty else { return nil }
    if let part = visit.parts.last { watched.append(Watched(object: part)) }
    visit.close()
  }
  return watched
}

/// Returns whether the visits that `make` creates are correct.
func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let watched = await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
