// All dependencies are in one struct, which requires each of them.

import LocatorSupport

final class ArchiveViewModel {
  struct Needs {
    let count: Int
    let useCase: any ArchiveUseCase
  }
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  func archive() {
    needs.useCase.execute(count: needs.count)
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
    ArchiveViewModel(.init(count: count, useCase: makeArchiveUseCase()))
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(.init(count: count, useCase: useCase))
}
