// Rejected by: the digest shows the to-dos of the source that you pass
// The protocol is declared, but the digest keeps its struct of concrete types, filled by a cast.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  struct Dependencies {
    let source: ServerTodoSource
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var text: String {
    "To do: " + dependencies.source.titles().joined(separator: ", ")
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
    DigestViewModel(dependencies: .init(source: ServerTodoSource(network: network)))
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  let source = dependencies.makeTodoSource() as? ServerTodoSource
  return DigestViewModel(
    dependencies: .init(source: source ?? ServerTodoSource(network: Network())))
}
