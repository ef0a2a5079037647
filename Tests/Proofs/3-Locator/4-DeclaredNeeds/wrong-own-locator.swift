// Rejected by: only the digest keeps its dependencies alive
// The dependencies go into a variable that the whole file shares, and the digest reads them from
// it.

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
