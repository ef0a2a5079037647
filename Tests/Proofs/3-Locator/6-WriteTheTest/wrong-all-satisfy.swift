// Rejected by: the specification rejects view models that never execute the use case
// The specification checks each entry of the spy. If there's no entry, there's nothing to reject.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let (spy, other) = (SpyArchive(), SpyArchive())
  let viewModel = make(3, spy)
  _ = make(5, other)
  guard spy.counts.isEmpty, other.counts.isEmpty else { return false }
  viewModel.archive()
  let first = spy.counts.count
  viewModel.archive()
  return spy.counts.allSatisfy { $0 == 3 } && spy.counts.count == 2 * first && first <= 1
    && other.counts.isEmpty
}
