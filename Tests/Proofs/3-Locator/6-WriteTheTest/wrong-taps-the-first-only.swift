// Rejected by: the specification rejects a locator that keeps its first use case
// There are two view models at once, two numbers and two spies. The specification calls only the
// first view model, twice, and checks that the second spy is empty.

import LocatorSupport

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  let other = SpyArchive()
  let viewModel = make(3, spy)
  // Only has to be there: a locator would now hold its use case.
  let bystander = make(5, other)
  return withExtendedLifetime(bystander) {
    guard spy.counts.isEmpty, other.counts.isEmpty else { return false }
    viewModel.archive()
    guard spy.counts == [3], other.counts.isEmpty else { return false }
    viewModel.archive()
    return spy.counts == [3, 3] && other.counts.isEmpty
  }
}
