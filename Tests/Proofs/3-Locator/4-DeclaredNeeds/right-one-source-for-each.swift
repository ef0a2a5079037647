// The container creates its source and its badge once, keeps them, and passes each digest a small
// object with both.

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

private struct DigestPart: DigestDependencies {
  let source: any TodoSource
  let badge: any Badge

  func makeTodoSource() -> any TodoSource { source }
  func makeBadge() -> any Badge { badge }
}

final class AppContainer {
  private let network: Network
  private lazy var source = ServerTodoSource(network: network)
  private lazy var badge = ServerBadge(network: network)

  init(network: Network) {
    self.network = network
  }

  func makeTodoSource() -> any TodoSource {
    source
  }

  func makeBadge() -> any Badge {
    badge
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: DigestPart(source: source, badge: badge))
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
