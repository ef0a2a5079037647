// Rejected by: it notices a view model that works only the first time
// It calls each view model once, and never sees what a second call does.

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
