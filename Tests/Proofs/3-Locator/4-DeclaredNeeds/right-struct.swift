// The digest takes a struct with a source and a badge, and the container fills the struct in. Only
// the function that tests call uses the protocol.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
  func makeBadge() -> any Badge
}

final class DigestViewModel {
  struct Dependencies {
    let source: any TodoSource
    let badge: any Badge
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
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
    DigestViewModel(dependencies: .init(source: makeTodoSource(), badge: makeBadge()))
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(
    dependencies: .init(source: dependencies.makeTodoSource(), badge: dependencies.makeBadge()))
}
