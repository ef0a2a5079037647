// The protocol requires properties, which the container has, too.

import LocatorSupport

protocol DigestDependencies {
  var source: any TodoSource { get }
  var badge: any Badge { get }
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  /// Returns the digest's text; the app calls this each time the user opens the digest.
  func open() -> String {
    let titles = dependencies.source.titles()
    if titles.isEmpty {
      dependencies.badge.clear()
    }
    return "To do: " + titles.joined(separator: ", ")
  }
}

final class AppContainer: DigestDependencies {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  var source: any TodoSource { makeTodoSource() }
  var badge: any Badge { makeBadge() }

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
