// 3.6 WriteTheTest
//
// Two view models at once, two numbers, two spies; and a look at both spies after every step. Each
// line that follows a step says all that should have happened by then, and so all that should not.

import LocatorSupport

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (first, second) = (SpyArchive(), SpyArchive())
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
