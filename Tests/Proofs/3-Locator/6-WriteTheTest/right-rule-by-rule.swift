// A list of small rules, each with its own view models; a correct view model breaks none.

import LocatorSupport

private func doesNothingWhenMade(_ make: (Int, any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  _ = make(7, spy)
  return spy.counts.isEmpty
}

private func doesItEachTime(_ make: (Int, any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  let viewModel = make(7, spy)
  for times in 1...3 {
    viewModel.archive()
    if spy.counts != Array(repeating: 7, count: times) { return false }
  }
  return true
}

private func leavesOthersAlone(_ make: (Int, any ArchiveUseCase) -> any Archiving) -> Bool {
  let (mine, other) = (SpyArchive(), SpyArchive())
  let viewModel = make(1, mine)
  _ = make(2, other)
  viewModel.archive()
  return mine.counts == [1] && other.counts.isEmpty
}

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let rules = [doesNothingWhenMade, doesItEachTime, leavesOthersAlone]
  return rules.allSatisfy { $0(make) }
}
