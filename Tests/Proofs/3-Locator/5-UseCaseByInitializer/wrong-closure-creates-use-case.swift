// Rejected by: no initializer takes an object or a closure that creates the use case
// A closure creates the use case at each tap: the protocol in another form.
// Asks: What could it take instead

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let makeUseCase: () -> any ArchiveUseCase

  init(count: Int, makeUseCase: @escaping () -> any ArchiveUseCase) {
    self.count = count
    self.makeUseCase = makeUseCase
  }

  func archive() {
    makeUseCase().execute(count: count)
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
    ArchiveViewModel(count: count, makeUseCase: { [network] in ServerArchive(network: network) })
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count) { useCase }
}
