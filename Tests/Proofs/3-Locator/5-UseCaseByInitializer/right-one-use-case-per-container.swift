// The container creates one use case at the start, and all its view models share that one; none of
// them has the container.

import LocatorSupport

final class ArchiveViewModel {
  let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }
}

extension ArchiveViewModel: Archiving {
  func archive() {
    useCase.execute(count: count)
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
