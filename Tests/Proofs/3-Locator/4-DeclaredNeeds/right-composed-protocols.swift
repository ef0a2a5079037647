// Two small protocols, which other view models can declare, too, are composed. The digest is
// generic.

import LocatorSupport

protocol HasTodoSource {
  func makeTodoSource() -> any TodoSource
}

protocol HasBadge {
  func makeBadge() -> any Badge
}

typealias DigestDependencies = HasTodoSource & HasBadge

final class DigestViewModel {
  private let dependencies: any HasTodoSource & HasBadge

  init<D: HasTodoSource & HasBadge>(dependencies: D) {
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
