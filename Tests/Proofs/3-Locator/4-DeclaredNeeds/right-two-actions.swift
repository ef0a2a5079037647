// The protocol requires what the digest does, not the objects that do it.

import LocatorSupport

protocol DigestDependencies {
  func titles() -> [String]
  func clearBadge()
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  /// Returns the digest's text; the app calls this each time the user opens the digest.
  func open() -> String {
    let titles = dependencies.titles()
    if titles.isEmpty {
      dependencies.clearBadge()
    }
    return "To do: " + titles.joined(separator: ", ")
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

extension AppContainer: DigestDependencies {
  func titles() -> [String] { makeTodoSource().titles() }
  func clearBadge() { makeBadge().clear() }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
