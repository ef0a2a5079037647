// Rejected by: the specification rejects visits whose new part leaks when opened again
// The specification opens the visit twice, but reads its parts only the first time.

import CircularDependenciesSupport

private struct Watched { weak var object: AnyObject? }

private func use(_ visit: any Visit) async -> [Watched]? {
  var watched = [Watched(object: visit)]
  for opening in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return nil }
    await moment()
    guard !visit.text.isEmpty else { return nil }
    if opening == 1 { watched += visit.parts.map { Watched(object: $0) } }
    visit.close()
  }
  return watched
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let watched = await use(make()) else { return false }
  await moment()
  return watched.allSatisfy { $0.object == nil }
}
