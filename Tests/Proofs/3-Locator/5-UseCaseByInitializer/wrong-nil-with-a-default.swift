// Rejected by: the compiler rejects nil for a use case
// The use case may be nil, and a third parameter, with a default, replaces it.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: (any ArchiveUseCase)?, network: Network = Network()) {
    self.count = count
    self.useCase = useCase ?? ServerArchive(network: network)
  }

  func archive() {
    useCase.execute(count: count)
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
    ArchiveViewModel(count: count, useCase: makeArchiveUseCase())
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
