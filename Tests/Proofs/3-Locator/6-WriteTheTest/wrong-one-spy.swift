// Rejected by: the specification rejects view models that use a locator
// There are two view models with two numbers, but one spy for both: the specification can't see
// whose use case was executed.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  let first = make(3, spy)
  let second = make(7, spy)
  guard spy.counts == [] else { return false }
  first.archive()
  guard spy.counts == [3] else { return false }
  second.archive()
  guard spy.counts == [3, 7] else { return false }
  first.archive()
  return spy.counts == [3, 7, 3]
}
