// Rejected by: only the view model keeps its use case alive
// The use case goes into a variable that the whole file shares, and the view model reads it from
// there.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  fileprivate init(count: Int) {
    self.count = count
    useCase = Toolbox.useCase ?? ServerArchive(network: Network())
  }

  func archive() {
    useCase.execute(count: count)
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
    Locator.makeArchiveViewModel(count: count, useCase: makeArchiveUseCase())
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  Toolbox.useCase = useCase
  return ArchiveViewModel(count: count)
}

private enum Toolbox {
  static var useCase: (any ArchiveUseCase)?
}
