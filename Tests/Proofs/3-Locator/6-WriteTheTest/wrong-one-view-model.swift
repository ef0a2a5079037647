// Rejected by: the specification rejects view models that use a locator
// There's one view model at a time, so a locator returns the right use case by chance.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  for count in [3, 5] {
    let spy = SpyArchive()
    let viewModel = make(count, spy)
    guard spy.counts == [] else { return false }
    viewModel.archive()
    guard spy.counts == [count] else { return false }
    viewModel.archive()
    guard spy.counts == [count, count] else { return false }
  }
  return true
}
