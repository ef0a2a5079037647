// Rejected by: the specification rejects visits whose text disappears after a moment
// The specification reads the text directly after open() only.

import CircularDependenciesSupport

private final class Box {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private func use(_ visit: any Visit) async -> [Box]? {
  var boxes = [Box(visit)]
  for _ in 1...2 {
    visit.open()
    if visit.text.isEmpty { return nil }
    await moment()
    boxes += visit.parts.map(Box.init)
    visit.close()
  }
  return boxes
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard let boxes = await use(make()) else { return false }
  await moment()
  return boxes.allSatisfy { $0.object == nil }
}
