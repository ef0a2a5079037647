// Rejected by: a tap still reaches the server after the container is deallocated
// The closure holds the container weakly. Nothing leaks, but after the container is deallocated, a
// tap does nothing.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: () -> (any ArchiveUseCase)?

  init(count: Int, useCase: @escaping () -> (any ArchiveUseCase)?) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    useCase()?.execute(count: count)
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
    ArchiveViewModel(count: count) { [weak self] in self?.makeArchiveUseCase() }
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count) { useCase }
}
