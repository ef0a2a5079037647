// Rejected by: the specification rejects view models that pass another view model's number
// There are two view models and two spies, but one number: the specification can't see whose number
// it is.

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
