// Rejected by: the specification rejects view models that pass a wrong number later
// After each call, the specification checks how many entries a spy has, and that the right number
// is one of them.

import LocatorSupport

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (spyA, spyB) = (SpyArchive(), SpyArchive())
  let (a, b) = (make(3, spyA), make(5, spyB))

  func executed(_ timesA: Int, _ timesB: Int) -> Bool {
    spyA.counts.count == timesA && (timesA == 0 || spyA.counts.contains(3))
      && spyB.counts.count == timesB && (timesB == 0 || spyB.counts.contains(5))
  }

  guard executed(0, 0) else { return false }
  a.archive()
  guard executed(1, 0) else { return false }
  b.archive()
  guard executed(1, 1) else { return false }
  a.archive()
  guard executed(2, 1) else { return false }
  b.archive()
  return executed(2, 2)
}
