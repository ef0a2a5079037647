// The container creates its source once, keeps it, and passes each digest a small object with it.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  var text: String {
    "To do: " + dependencies.makeTodoSource().titles().joined(separator: ", ")
  }
}

private struct DigestPart: DigestDependencies {
  let source: any TodoSource

  func makeTodoSource() -> any TodoSource { source }
}

final class AppContainer {
  private let network: Network
  private lazy var source = ServerTodoSource(network: network)

  init(network: Network) {
    self.network = network
  }

  func makeTodoSource() -> any TodoSource {
    source
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: DigestPart(source: source))
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
