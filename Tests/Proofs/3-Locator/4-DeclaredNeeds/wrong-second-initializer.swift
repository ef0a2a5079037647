// Rejected by: no initializer of the digest names AppContainer
// The first initializer is right, but a convenience initializer takes the whole container.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  convenience init(container: AppContainer) {
    self.init(dependencies: container)
  }

  var text: String {
    "To do: " + dependencies.makeTodoSource().titles().joined(separator: ", ")
  }
}

final class AppContainer: DigestDependencies {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeTodoSource() -> any TodoSource {
    ServerTodoSource(network: network)
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: self)
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
