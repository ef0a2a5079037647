// Rejected by: the specification returns the same result every time
// The spies are created once for the whole file. At the next call, they still contain the entries
// of the first.

import LocatorSupport

private let (first, second) = (SpyArchive(), SpyArchive())

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  func executed(_ counts: [Int], _ others: [Int]) -> Bool {
    first.counts == counts && second.counts == others
  }

  let (three, five) = (make(3, first), make(5, second))
  guard executed([], []) else { return false }
  three.archive()
  guard executed([3], []) else { return false }
  five.archive()
  guard executed([3], [5]) else { return false }
  three.archive()
  return executed([3, 3], [5])
}
