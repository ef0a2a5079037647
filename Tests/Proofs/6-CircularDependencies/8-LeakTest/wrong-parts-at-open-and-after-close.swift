// Rejected by: the specification rejects visits whose late part leaks
// The specification reads the parts directly after open(), and again after close().

import CircularDependenciesSupport

private struct Watched { weak var object: AnyObject? }

private func use(_ visit: any Visit) async -> [Watched]? {
  var watched = [Watched(object: visit)]
  for _ in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return nil }
    watched += visit.parts.map { Watched(object: $0) }
    await moment()
    guard !visit.text.isEmpty else { return nil }
    visit.close()
    watched += visit.parts.map { Watched(object: $0) }
  }
  return watched
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let watched = await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
