// Rejected by: two containers' digests show the to-dos of two servers
// The digest takes no container. But it uses an object that uses the current container, held
// weakly.

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

private struct CurrentPart: DigestDependencies {
  static weak var container: AppContainer?

  func makeTodoSource() -> any TodoSource {
    Self.container?.makeTodoSource() ?? FixedTodoSource()
  }
}

final class AppContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
    CurrentPart.container = self
  }

  func makeTodoSource() -> any TodoSource {
    ServerTodoSource(network: network)
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: CurrentPart())
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
