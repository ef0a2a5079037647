// Refused by: no view model is made from a maker of its use case, whatever the maker's name is
// The protocol has another name. The container hands over a small maker instead of itself, and so
// does a test: the view model still asks for its use case.

import LocatorSupport

protocol ArchiveMaking {
  func makeArchiveUseCase() -> any ArchiveUseCase
}

final class ArchiveViewModel {
  private let count: Int
  private let maker: any ArchiveMaking

  init(count: Int, maker: any ArchiveMaking) {
    self.count = count
    self.maker = maker
  }

  func archive() {
    maker.makeArchiveUseCase().execute(count: count)
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
    ArchiveViewModel(count: count, maker: Wrapped(useCase: makeArchiveUseCase()))
  }
}

private struct Wrapped: ArchiveMaking {
  let useCase: any ArchiveUseCase

  func makeArchiveUseCase() -> any ArchiveUseCase {
    useCase
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, maker: Wrapped(useCase: useCase))
}
