// The initializer is generic, and the use case is created once for all view models.

import LocatorSupport

final class ArchiveViewModel {
  private let run: () -> Void

  init(count: Int, useCase: some ArchiveUseCase) {
    run = { useCase.execute(count: count) }
  }

  func archive() {
    run()
  }
}

final class ArchiveContainer {
  private let useCase: any ArchiveUseCase

  init(network: Network) {
    useCase = ServerArchive(network: network)
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, useCase: useCase)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
