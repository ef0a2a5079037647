// Rejected by: a tap executes your use case once, with your number
// Three to-dos are archived one by one: the use case is executed three times, with 1 each.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    for _ in 0..<count { useCase.execute(count: 1) }
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
