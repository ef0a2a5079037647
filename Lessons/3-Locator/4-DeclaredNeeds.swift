// 3.4 DeclaredNeeds
//
// A user with nothing to do opened the digest, and lost the account. The digest should have cleared
// the badge, the red number on the app's icon.
//
// To do: clear the badge whenever a user with nothing to do opens the digest, and do nothing else.
// Seam:  AppContainer(network:) and its four functions, makeDigest(dependencies:), a digest's
//        open(), and the name DigestDependencies. The tests use these, so keep them. Users can
//        still erase their accounts, in the settings.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
  func makeAccountEraser() -> AccountEraser
  func makeDigestViewModel() -> DigestViewModel
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
      dependencies.makeAccountEraser().erase()  // Erases the account's badge.
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
