// A use case can be wrapped in another one, which counts calls. The wrapper is a use case, and
// creates none.

import LocatorSupport

final class ArchiveViewModel {
  private let needs: Needs

  init(needs: Needs) { self.needs = needs }

  func archive() { needs.useCase.execute(count: needs.count) }

  struct Needs {
    let count: Int
    let useCase: any ArchiveUseCase
  }
}

final class Counted: ArchiveUseCase {
  private let inner: any ArchiveUseCase
  private(set) var calls = 0

  init(_ inner: any ArchiveUseCase) { self.inner = inner }

  func execute(count: Int) {
    calls += 1
    inner.execute(count: count)
  }
}

extension ArchiveUseCase {
  func counted() -> any ArchiveUseCase { Counted(self) }
}

final class ArchiveContainer {
  private let network: Network

  init(network: Network) { self.network = network }

  func makeArchiveUseCase() -> any ArchiveUseCase { ServerArchive(network: network).counted() }

  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(needs: .init(count: count, useCase: makeArchiveUseCase()))
  }
}

func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(needs: .init(count: count, useCase: useCase))
}
