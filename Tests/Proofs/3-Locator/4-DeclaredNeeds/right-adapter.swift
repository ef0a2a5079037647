// The view model takes a source; a small value, not the container, conforms to the protocol.

import LocatorSupport

protocol DigestDependencies: AnyObject {
  func makeTodoSource() -> any TodoSource
}

struct DigestViewModel {
  fileprivate let source: any TodoSource

  var text: String {
    "To do: " + source.titles().joined(separator: ", ")
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

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: network)
  }

  func makeDigestViewModel() -> DigestViewModel {
    Locator.makeDigest(dependencies: DigestPart(makeTodoSource))
  }
}

/// The part of the container that a digest may see.
private final class DigestPart: DigestDependencies {
  private let make: () -> any TodoSource

  init(_ make: @escaping () -> any TodoSource) {
    self.make = make
  }

  func makeTodoSource() -> any TodoSource {
    make()
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(source: dependencies.makeTodoSource())
}
