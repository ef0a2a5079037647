// Rejected by: a digest shows exactly the to-dos that its source has now
// The digest takes the source of its dependencies. If that is empty, it shows the last known
// titles.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  /// What a source said last, for the time when the network is down.
  private static var lastKnown: [String] = []

  private let dependencies: any DigestDependencies

  init(dependencies: any DigestDependencies) {
    self.dependencies = dependencies
  }

  var text: String {
    let titles = dependencies.makeTodoSource().titles()
    if !titles.isEmpty {
      Self.lastKnown = titles
    }
    return "To do: " + Self.lastKnown.joined(separator: ", ")
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
