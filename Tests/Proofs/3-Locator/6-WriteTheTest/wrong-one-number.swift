// Rejected by: it notices a view model that takes its number from another
// There are two view models and two spies, but one number: it cannot tell whose number it is.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (first, second) = (SpyArchive(), SpyArchive())
  let (one, other) = (make(3, first), make(3, second))
  guard first.counts == [], second.counts == [] else { return false }
  one.archive()
  guard first.counts == [3], second.counts == [] else { return false }
  other.archive()
  guard first.counts == [3], second.counts == [3] else { return false }
  one.archive()
  return first.counts == [3, 3] && second.counts == [3]
}
