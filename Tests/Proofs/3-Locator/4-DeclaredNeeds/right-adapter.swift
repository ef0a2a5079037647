// The view model takes a source and a badge; a small object, not the container, conforms to the
// protocol.

import LocatorSupport

protocol DigestDependencies: AnyObject {
  func makeTodoSource() -> any TodoSource
  func makeBadge() -> any Badge
}

struct DigestViewModel {
  fileprivate let source: any TodoSource
  fileprivate let badge: any Badge

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
    Locator.makeDigest(dependencies: DigestPart(makeTodoSource, makeBadge))
  }
}

/// The part of the container that a digest may see.
private final class DigestPart: DigestDependencies {
  private let source: () -> any TodoSource
  private let badge: () -> any Badge

  init(_ source: @escaping () -> any TodoSource, _ badge: @escaping () -> any Badge) {
    self.source = source
    self.badge = badge
  }

  func makeTodoSource() -> any TodoSource {
    source()
  }

  func makeBadge() -> any Badge {
    badge()
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(source: dependencies.makeTodoSource(), badge: dependencies.makeBadge())
}
