// Rejected by: the specification rejects view models that are one call ahead
// The specification calls both view models twice, in turns, and compares the complete lists at the
// end.

import LocatorSupport

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spies = (left: SpyArchive(), right: SpyArchive())
  let left = make(3, spies.left)
  let right = make(8, spies.right)

  left.archive()
  right.archive()
  left.archive()
  right.archive()

  return spies.left.counts == [3, 3] && spies.right.counts == [8, 8]
}
