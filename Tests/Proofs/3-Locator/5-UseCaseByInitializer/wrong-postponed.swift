// Rejected by: a tap executes your use case once, with your number
// The tap only starts a task, and the use case is executed after archive() has returned.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    Task { useCase.execute(count: count) }
  }
}

final class ArchiveContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, useCase: ServerArchive(network: network))
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
