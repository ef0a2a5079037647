// 3.4 DeclaredNeeds
//
// A container creates the app's objects. The digest doesn't look anything up in it: the container
// passes a struct with the digest's dependencies. But the struct names a class that needs a server,
// so a test can't pass any other source.
//
// To do: in the protocol DigestDependencies, declare only what the digest needs. Let the digest
//        take any type that conforms, in the app and in a test.
// Seam:  the three functions of AppContainer, with these names and results, in the protocol too:
//        the tests have a double with the same functions. And AppContainer(network:),
//        makeDigestViewModel(dependencies:), `text` of its result, and the protocol's name.

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
