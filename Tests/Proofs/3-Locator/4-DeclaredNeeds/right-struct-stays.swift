// The digest keeps its struct, with any source, and the container fills the struct in. Only the
// function that tests call uses the protocol.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  struct Dependencies {
    let source: any TodoSource
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var text: String {
    "To do: " + dependencies.source.titles().joined(separator: ", ")
  }
}

final class AppContainer {
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
    DigestViewModel(dependencies: .init(source: makeTodoSource()))
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: .init(source: dependencies.makeTodoSource()))
}
