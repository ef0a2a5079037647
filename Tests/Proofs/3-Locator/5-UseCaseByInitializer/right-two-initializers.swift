// One initializer takes a closure to call, the other one a number and a use case.

import LocatorSupport

final class ArchiveViewModel {
  private let execute: () -> Void
  init(execute: @escaping () -> Void) { self.execute = execute }
  convenience init(count: Int, useCase: any ArchiveUseCase) {
    self.init { useCase.execute(count: count) }
  }
  func archive() { execute() }
}
final class ArchiveContainer {
  private let network: Network
  init(network: Network) { self.network = network }
  func makeArchiveUseCase() -> any ArchiveUseCase { ServerArchive(network: network) }
  func makeArchiveViewModel(count: Int) -> ArchiveViewModel {
    ArchiveViewModel(count: count, useCase: makeArchiveUseCase())
  }
}
func makeArchiveViewModel(count: Int, useCase: any ArchiveUseCase) -> ArchiveViewModel {
  ArchiveViewModel(count: count, useCase: useCase)
}
