// Rejected by: a container creates a new view model each time
// The container keeps the first view model that it created, and returns it again.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    useCase.execute(count: count)
  }
}

final class ArchiveContainer {
  private let network: Network
  private var made: ArchiveViewModel?

  init(network: Network) {
    self.network = network
  }

  func makeArchiveUseCase() -> any ArchiveUseCase {
    ServerArchive(network: network)
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    let viewModel = made ?? ArchiveViewModel(count: count, useCase: makeArchiveUseCase())
    made = viewModel
    return viewModel
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
