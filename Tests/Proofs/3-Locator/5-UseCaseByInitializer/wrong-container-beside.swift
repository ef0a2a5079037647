// Rejected by: the view model does not hold the container
// The initializer takes the use case, and also the container, for later dependencies.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase
  private let container: ArchiveContainer?

  init(count: Int, useCase: any ArchiveUseCase, container: ArchiveContainer? = nil) {
    self.count = count
    self.useCase = useCase
    self.container = container
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
    ArchiveViewModel(count: count, useCase: makeArchiveUseCase(), container: self)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
