// Rejected by: what you pass is gone when the digest is gone
// What is passed goes to a place that the file shares, and the digest fetches it from there.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
}

final class DigestViewModel {
  private let dependencies: any DigestDependencies

  fileprivate init() {
    dependencies = Toolbox.dependencies ?? AppContainer(network: Network())
  }

  var text: String {
    "To do: " + dependencies.makeTodoSource().titles().joined(separator: ", ")
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
    Locator.makeDigestViewModel(dependencies: self)
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  Toolbox.dependencies = dependencies
  return DigestViewModel()
}

private enum Toolbox {
  static var dependencies: (any DigestDependencies)?
}
