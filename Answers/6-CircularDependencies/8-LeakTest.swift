// 6.8 LeakTest
//
// One function uses the visit, and returns only weak references to the visit and its parts. So when
// the function has returned, only a leak or a task can keep these objects alive. After a moment, no
// task can be the reason.

import CircularDependenciesSupport

/// A weak reference to an object, which it doesn't keep alive.
private struct Watched {
  weak var object: AnyObject?
}

/// Opens and closes a visit twice.
///
/// - Returns: The visit and all of its parts, or nil if it didn't show a text.
private func use(_ visit: any Visit) async -> [Watched]? {
  var watched = [Watched(object: visit)]
  for _ in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return nil }
    await moment()
    guard !visit.text.isEmpty else { return nil }
    watched += visit.parts.map { Watched(object: $0) }
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
