// Rejected by: the specification rejects visits that are empty when opened again
// The specification reads the text after the first opening, and then only watches.

import CircularDependenciesSupport

private struct Watched { weak var object: AnyObject? }

private func use(_ visit: any Visit) async -> [Watched]? {
  visit.open()
  await moment()
  guard !visit.text.isEmpty else { return nil }
  var watched = ([visit] + visit.parts).map { Watched(object: $0) }
  visit.close()
  visit.open()
  await moment()
  watched += visit.parts.map { Watched(object: $0) }
  visit.close()
  return watched
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let watched = await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
