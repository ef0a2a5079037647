// Rejected by: the specification rejects view models that execute the use case when created
// The specification checks only after the calls, so it also accepts executions before them.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (first, second) = (SpyArchive(), SpyArchive())
  let (three, five) = (make(3, first), make(5, second))
  three.archive()
  five.archive()
  return first.counts == [3] && second.counts == [5]
}
