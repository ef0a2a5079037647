// 3.4 DeclaredNeeds
//
// A container creates the app's objects. The digest looks up nothing there: the container passes a
// struct with the digest's dependencies. But the struct names a class that needs a server, so a
// test can't pass any other source. DigestDependencies is unfinished, and no digest uses it.
//
// To do: let a test decide which to-dos its digest shows, while the app's digest still shows the
//        server's to-dos. Let no digest reach what it doesn't need, such as the account eraser.
// Seam:  AppContainer(network:) and its three functions, makeDigestViewModel(dependencies:), `text`
//        of its result, and DigestDependencies. Keep these. DigestDependencies may require only
//        functions of AppContainer, declared as they are now: the tests' doubles have no others.

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
