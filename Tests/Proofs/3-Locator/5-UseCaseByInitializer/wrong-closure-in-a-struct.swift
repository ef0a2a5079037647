// Rejected by: no initializer takes an object or a closure that creates the use case
// The closure that creates the use case is in a struct.
// Asks: What could it take instead

import LocatorSupport

struct UseCaseFactory { let make: () -> any ArchiveUseCase }

final class ArchiveViewModel {
  private let count: Int
  private let factory: UseCaseFactory

  init(count: Int, factory: UseCaseFactory) {
    self.count = count
    self.factory = factory
  }

  func archive() {
    factory.make().execute(count: count)
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
    ArchiveViewModel(
      count: count, factory: UseCaseFactory { [network] in ServerArchive(network: network) })
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, factory: UseCaseFactory { useCase })
}
