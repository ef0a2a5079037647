// Rejected by: the specification returns the same result every time
// A list of the file collects the weak references of all calls, also of visits that leaked.

import CircularDependenciesSupport

private struct Watched { weak var object: AnyObject? }

private var watched: [Watched] = []

private func use(_ visit: any Visit) async -> Bool {
  watched.append(Watched(object: visit))
  for _ in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return false }
    await moment()
    guard !visit.text.isEmpty else { return false }
    watched += visit.parts.map { Watched(object: $0) }
    visit.close()
  }
  return true
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
