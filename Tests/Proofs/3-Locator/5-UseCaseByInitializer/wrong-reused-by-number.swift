// Rejected by: two containers' view models use two servers
// View models take their use case, but the container creates one view model per number and returns
// it again.

import LocatorSupport

final class ArchiveViewModel {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    useCase.execute(count: count)
  }
}

final class ArchiveContainer {
  private static var made: [Int: ArchiveViewModel] = [:]

  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    if let known = Self.made[count] { return known }
    let viewModel = ArchiveViewModel(count: count, useCase: ServerArchive(network: network))
    Self.made[count] = viewModel
    return viewModel
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
