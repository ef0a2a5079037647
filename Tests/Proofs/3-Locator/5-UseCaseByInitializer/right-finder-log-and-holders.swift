// A struct with a key path, and other code that an app may have: a screen that shows no view model
// at first, a page that keeps one, a finder, and a log.

import LocatorSupport

struct ArchiveViewModel {
  static let countPath: KeyPath<ArchiveViewModel, Int> = \.count

  fileprivate var count: Int
  fileprivate var action: any ArchiveUseCase

  func archive() {
    action.execute(count: self[keyPath: Self.countPath])
  }
}

func archiveViewModel(in things: [Any]) -> ArchiveViewModel? {
  things.compactMap { $0 as? ArchiveViewModel }.last
}

private var log: [Int] = []

func logged(_ viewModel: ArchiveViewModel) -> ArchiveViewModel {
  log.append(viewModel.count)
  return viewModel
}

final class ArchiveScreen {
  private(set) var viewModel: ArchiveViewModel?

  func show(_ viewModel: ArchiveViewModel) {
    self.viewModel = viewModel
  }
}

struct ArchivePage {
  let viewModel: ArchiveViewModel
  let title: String
}

final class ArchiveContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    logged(ArchiveViewModel(count: count, action: ServerArchive(network: network)))
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, action: useCase)
}
