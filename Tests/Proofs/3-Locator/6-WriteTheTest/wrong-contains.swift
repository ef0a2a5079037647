// Rejected by: the specification rejects view models that execute the use case twice
// The specification checks that the right number is one of the spy's entries, and ignores the other
// entries.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (spy, other) = (SpyArchive(), SpyArchive())
  let viewModel = make(3, spy)
  _ = make(5, other)
  guard spy.counts.isEmpty else { return false }
  viewModel.archive()
  let afterFirst = spy.counts
  viewModel.archive()
  return afterFirst.contains(3) && spy.counts.count > afterFirst.count && other.counts.isEmpty
}
