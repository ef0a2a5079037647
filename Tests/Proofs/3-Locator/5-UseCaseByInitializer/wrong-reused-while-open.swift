// Rejected by: a container creates a new view model each time
// If a view model with the same number is still alive, the container returns it again.

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
  private struct Weak { weak var viewModel: ArchiveViewModel? }
  private let network: Network
  private var made: [Int: Weak] = [:]

  init(network: Network) {
    self.network = network
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    if let viewModel = made[count]?.viewModel { return viewModel }
    let viewModel = ArchiveViewModel(count: count, useCase: ServerArchive(network: network))
    made[count] = Weak(viewModel: viewModel)
    return viewModel
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
