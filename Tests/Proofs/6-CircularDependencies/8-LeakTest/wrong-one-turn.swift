// Rejected by: the specification accepts visits that live until their task has ended
// The specification yields once; a task may need more turns.

import CircularDependenciesSupport

private func use(_ visit: any Visit) -> () -> AnyObject? {
  visit.open()
  visit.close()
  return { [weak visit] in visit }
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let watched = use(make())
  await Task.yield()
  return watched() == nil
}
