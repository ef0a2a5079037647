// Rejected by: two view models execute their own use cases
// Use cases are in a weak table of the file, by number. Two view models with the same number share
// one.

import LocatorSupport

private final class Slot {
  let useCase: any ArchiveUseCase

  init(_ useCase: any ArchiveUseCase) {
    self.useCase = useCase
  }
}

private struct Weak {
  weak var slot: Slot?
}

private var slots: [Int: Weak] = [:]

final class ArchiveViewModel {
  private let count: Int
  private let slot: Slot

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    slot = Slot(useCase)
    slots[count] = Weak(slot: slot)
  }

  func archive() {
    slots[count]?.slot?.useCase.execute(count: count)
  }
}

final class ArchiveContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, useCase: ServerArchive(network: network))
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
