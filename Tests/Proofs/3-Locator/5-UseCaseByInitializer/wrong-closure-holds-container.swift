// Rejected by: the view model does not hold the container
// The container is no longer in the signature, but in the closure that it passes.

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
    ArchiveViewModel(count: count, makeUseCase: makeArchiveUseCase)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, makeUseCase: { useCase })
}
