// Rejected by: the specification rejects visits whose earlier part leaks
// The specification reads the parts once, when it has opened the visit for the last time.

import CircularDependenciesSupport

private struct Watched { weak var object: AnyObject? }

private func use(_ visit: any Visit) async -> [Watched]? {
  for _ in 1...2 {
    visit.open()
    await moment()
    guard !visit.text.isEmpty else { return nil }
    visit.close()
  }
  visit.open()
  await moment()
  let watched = ([visit] + visit.parts).map { Watched(object: $0) }
  visit.close()
  return watched
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let watched = await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
