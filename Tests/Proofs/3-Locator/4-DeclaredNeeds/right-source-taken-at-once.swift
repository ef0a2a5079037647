// When the digest is created, it takes the source and the badge from its dependencies at once, and
// keeps only these.

import LocatorSupport

/// What a digest uses.
protocol DigestDependencies {
  /// Makes what knows which to-dos there are.
  func makeTodoSource() -> any TodoSource

  /// Makes what removes the number from the icon.
  func makeBadge() -> any Badge
}

struct DigestViewModel {
  private let source: any TodoSource
  private let badge: any Badge

  init(dependencies: some DigestDependencies) {
    source = dependencies.makeTodoSource()
    badge = dependencies.makeBadge()
  }

  /// Returns the digest's text; the app calls this each time the user opens the digest.
  func open() -> String {
    let titles = source.titles()
    if titles.isEmpty {
      badge.clear()
    }
    return "To do: " + titles.joined(separator: ", ")
  }
}

final class AppContainer {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    DigestViewModel(dependencies: self)
  }
}

// MARK: - What others declared

extension AppContainer: DigestDependencies {
  func makeTodoSource() -> any TodoSource {
    ServerTodoSource(network: network)
  }

  func makeBadge() -> any Badge {
    ServerBadge(network: network)
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
