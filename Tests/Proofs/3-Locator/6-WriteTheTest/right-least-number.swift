// Numbers at the limits: the smallest Int, and a negative one.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let first = SpyArchive(), second = SpyArchive()
  let one = make(.min, first), two = make(-7, second)
  guard first.counts == [], second.counts == [] else { return false }
  one.archive(); one.archive()
  guard first.counts == [.min, .min], second.counts == [] else { return false }
  two.archive()
  return second.counts == [-7] && first.counts.count == 2
}
