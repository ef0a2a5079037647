// Rejected by: the specification rejects view models that pass a wrong number
// The specification counts the calls, and doesn't check their numbers.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spies = [SpyArchive(), SpyArchive()]
  let viewModels = spies.map { make(3, $0) }
  guard spies.allSatisfy(\.counts.isEmpty) else { return false }
  viewModels[0].archive()
  guard spies.map(\.counts.count) == [1, 0] else { return false }
  viewModels[0].archive()
  return spies.map(\.counts.count) == [2, 0]
}
