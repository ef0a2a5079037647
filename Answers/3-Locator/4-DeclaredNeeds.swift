// 3.4 DeclaredNeeds
//
// The digest declares what it uses in its own protocol. The container conforms to it, and so does a
// double. Through the protocol, the digest can't reach the rest of the container.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
  func makeBadge() -> any Badge
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  /// Returns the digest's text; the app calls this each time the user opens the digest.
  func open() -> String {
    let titles = dependencies.makeTodoSource().titles()
    if titles.isEmpty {
      dependencies.makeBadge().clear()
    }
    return "To do: " + titles.joined(separator: ", ")
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

  func makeBadge() -> any Badge {
    ServerBadge(network: network)
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: self)
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
