// Rejected by: no initializer of the digest names AppContainer
// A second initializer takes any object, and uses it if it's the container.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  convenience init?(owner: AnyObject) {
    guard let container = owner as? AppContainer else { return nil }
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
