// Instead of moment(), the specification sleeps and looks, until all is gone or time is up.

import CircularDependenciesSupport

/// A weak reference that an array can hold.
private final class Box {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

private func eventually(_ isSo: () -> Bool) async -> Bool {
  for _ in 1...30 {
    if isSo() { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return isSo()
}

private func opened(_ visit: any Visit) async -> [Box] {
  var boxes: [Box] = []
  for _ in 1...3 {
    visit.open()
    boxes.append(contentsOf: visit.parts.map(Box.init))
    // Does the text disappear?
    if await eventually({ visit.text.isEmpty }) { return [] }
    boxes.append(contentsOf: visit.parts.map(Box.init))
    visit.close()
  }
  return boxes + [Box(visit)]
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let boxes = await opened(make())
  return !boxes.isEmpty ? await eventually { boxes.allSatisfy { $0.object == nil } } : false
}
