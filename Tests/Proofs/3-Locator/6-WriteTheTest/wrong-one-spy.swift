// Rejected by: it notices a view model that asks a locator for its use case
// Two view models with two numbers, but one spy for both: nobody sees whose use case it was.

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
