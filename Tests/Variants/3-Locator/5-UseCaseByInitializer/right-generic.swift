// The initializer is generic, only this file can call it, and the use case is made once for all view models.

import LocatorSupport

final class ArchiveViewModel {
  private let run: () -> Void

  fileprivate init(_ useCase: some ArchiveUseCase, count: Int) {
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
    ArchiveViewModel(useCase, count: count)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(useCase, count: count)
}
