// 3.5 UseCaseByInitializer
//
// The view model needs only a use case. But it takes any container that conforms to its protocol,
// and uses this container only to create the use case. So it holds the container, and in a test,
// you have to write a test container before you can pass a use case.
//
// To do: let the view model take the use case itself, and no container, under any name.
// Seam:  makeArchiveViewModel(count:useCase:) and archive() of the view model that it returns;
//        ArchiveContainer(network:) and its makeArchiveViewModel(count:). The tests call these, so
//        keep their signatures.

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

final class ArchiveContainer: ArchiveDependencies {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveUseCase() -> any ArchiveUseCase {
    ServerArchive(network: network)
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, dependencies: self)
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveContainer(network: Network()).makeArchiveViewModel(count: count)
}
