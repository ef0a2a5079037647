// Rejected by: no initializer of the view model takes a container
// A caller can pass the use case, but a second initializer still takes it from the container.

import LocatorSupport

protocol ArchiveDependencies {
  func makeArchiveUseCase() -> any ArchiveUseCase
}

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  init(count: Int, dependencies: any ArchiveDependencies) {
    self.count = count
    self.useCase = dependencies.makeArchiveUseCase()
  }

  func archive() {
    useCase.execute(count: count)
  }
}

final class ArchiveContainer: ArchiveDependencies {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveUseCase() -> any ArchiveUseCase {
    ServerArchive(network: network)
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, dependencies: self)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
