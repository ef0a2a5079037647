// 3.5 UseCaseByInitializer
//
// The app has released an account's container, but an open archive screen still keeps it alive. In
// a test, a tap on Archive doesn't reach the spy.
//
// To do: let a test create a view model with only a number and the spy itself, and let the app
//        deallocate a container while its view models are still in use.
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
