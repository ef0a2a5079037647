// 3.4 DeclaredNeeds
//
// A container makes what the app is made of. The digest does not ask it: the container hands over a
// struct with what the digest needs. But the struct names a class that only a server can fill, so
// no test can hand over anything else.
//
// To do: let the digest declare what it needs, in the protocol DigestDependencies, and no more than
//        that. And let it take this from any type that fits the protocol, in the app and in a test.
// Seam:  the three functions of AppContainer, with these names and results, in the protocol too:
//        the tests have a fake with the same functions. And AppContainer(network:),
//        makeDigestViewModel(dependencies:), `text` of what it gives, and the protocol's name.

import LocatorSupport

protocol DigestDependencies {}

final class DigestViewModel {
  struct Dependencies {
    let source: ServerTodoSource
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var text: String {
    "To do: " + dependencies.source.titles().joined(separator: ", ")
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
    DigestViewModel(dependencies: .init(source: ServerTodoSource(network: network)))
  }
}

func makeDigestViewModel(dependencies: any DigestDependencies) -> DigestViewModel {
  AppContainer(network: Network(titles: "Server milk")).makeDigestViewModel()
}
