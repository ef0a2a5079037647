// Rejected by: the specification rejects view models that work only once
// The specification calls each view model once, so it can't see what a second call does.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (first, second) = (SpyArchive(), SpyArchive())
  let (three, five) = (make(3, first), make(5, second))
  guard first.counts == [], second.counts == [] else { return false }
  three.archive()
  guard first.counts == [3], second.counts == [] else { return false }
  five.archive()
  return first.counts == [3] && second.counts == [5]
}
