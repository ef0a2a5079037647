// Rejected by: the end of the program
// An unowned reference doesn't hold the visit, but traps when it's used after the deallocation.

import CircularDependenciesSupport

private final class Watched {
  unowned let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
  var isAlive: Bool { object is any Visit }
}

private func use(_ visit: any Visit) -> Watched {
  visit.open()
  visit.close()
  return Watched(visit)
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let watched = use(make())
  await moment()
  return !watched.isAlive
}
