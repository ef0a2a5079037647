// A do block is the visit's life, and a task runs all of it. The function may be escaping.

import CircularDependenciesSupport

private struct Weak {
  weak var object: AnyObject?
}

func specification(_ make: @escaping @MainActor () -> any Visit) async -> Bool {
  var parts: [Weak] = []
  var isEmpty = false
  weak var visit: (any Visit)?
  do {
    let strong = make()
    visit = strong
    for _ in 0..<2 {
      strong.open()
      for pause in [false, true] {
        if pause { await moment() }
        isEmpty = isEmpty || strong.text == ""
        parts.append(contentsOf: strong.parts.map { Weak(object: $0) })
      }
      strong.close()
      await moment()
    }
  }
  await moment()
  return !isEmpty && visit == nil && !parts.contains { $0.object != nil }
}
