// The view model takes the one function that it calls, and only this file can create it.

import LocatorSupport

struct ArchiveViewModel {
  fileprivate let count: Int
  fileprivate let execute: (Int) -> Void

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
