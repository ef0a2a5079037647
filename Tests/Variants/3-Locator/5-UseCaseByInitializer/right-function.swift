// The view model is handed the one function that it calls; the container gives it one that holds a use case.

import LocatorSupport

struct ArchiveViewModel {
  let count: Int
  let execute: (Int) -> Void

  func archive() {
    execute(count)
  }
}

final class ArchiveContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveUseCase() -> any ArchiveUseCase {
    ServerArchive(network: network)
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, execute: makeArchiveUseCase().execute)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, execute: useCase.execute)
}
