// 3.6 WriteTheTest
//
// The test creates two view models, with two numbers and two spies, and checks both spies after
// every step. Each check compares everything executed so far, so it also finds extra calls.

import LocatorSupport

/// Returns whether the view models that `make` creates are correct.
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
