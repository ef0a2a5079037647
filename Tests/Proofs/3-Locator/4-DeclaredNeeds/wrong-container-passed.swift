// Rejected by: no initializer of the digest names AppContainer
// The digest takes and uses the container. The protocol is only there for the seam.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let container: AppContainer

  init(container: AppContainer) {
    self.container = container
  }

  var text: String {
    "To do: " + container.makeTodoSource().titles().joined(separator: ", ")
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
    DigestViewModel(container: self)
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  let container = dependencies as? AppContainer
  return DigestViewModel(container: container ?? AppContainer(network: Network()))
}
