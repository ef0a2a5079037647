// 3.5 UseCaseByInitializer
//
// A user has closed an account, and the app has released the account's container. On a screen
// that's still open, a tap on Archive does nothing.
//
// To do: let each tap on Archive work, even without the container. A view model takes only what it
//        uses, and doesn't hold its container.
// Seam:  makeArchiveViewModel(count:useCase:) and archive() of the view model that it returns;
//        ArchiveContainer(network:) and its makeArchiveViewModel(count:). The tests call these, so
//        keep their signatures.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let makeUseCase: () -> (any ArchiveUseCase)?

  init(count: Int, makeUseCase: @escaping () -> (any ArchiveUseCase)?) {
    self.count = count
    self.makeUseCase = makeUseCase
  }

  func archive() {
    makeUseCase()?.execute(count: count)
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
    ArchiveViewModel(count: count) { [weak self] in self?.makeArchiveUseCase() }
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count) { useCase }
}
