// When the digest is created, it takes the source from its dependencies at once, and keeps only the
// source.

import LocatorSupport

/// What a digest needs.
protocol DigestDependencies {
  /// Makes what knows which to-dos there are.
  func makeTodoSource() -> any TodoSource
}

struct DigestViewModel {
  private let source: any TodoSource

  init(dependencies: some DigestDependencies) {
    source = dependencies.makeTodoSource()
  }

  var text: String {
    let titles = source.titles().joined(separator: ", ")
    return "To do: \(titles)"
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
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
