// Rejected by: no initializer takes an object or a closure that creates the use case
// The use case is wrapped to look like a container, even by the container, so the view model can
// stay as it is.

import LocatorSupport

protocol ArchiveDependencies {
  func makeArchiveUseCase() -> any ArchiveUseCase
}

final class ArchiveViewModel {
  private let count: Int
  private let dependencies: any ArchiveDependencies

  init(count: Int, dependencies: any ArchiveDependencies) {
    self.count = count
    self.dependencies = dependencies
  }

  func archive() {
    dependencies.makeArchiveUseCase().execute(count: count)
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
    ArchiveViewModel(count: count, dependencies: Wrapped(useCase: makeArchiveUseCase()))
  }
}

private struct Wrapped: ArchiveDependencies {
  let useCase: any ArchiveUseCase

  func makeArchiveUseCase() -> any ArchiveUseCase {
    useCase
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, dependencies: Wrapped(useCase: useCase))
}
