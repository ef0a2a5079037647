// Rejected by: a digest shows exactly the to-dos that its source has now
// The text is created once, when it's first read, and doesn't follow its source.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  private(set) lazy var text =
    "To do: " + dependencies.makeTodoSource().titles().joined(separator: ", ")
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
