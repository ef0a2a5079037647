// 3.4 DeclaredNeeds
//
// A container creates the app's objects. A colleague extracted a protocol from it, so that a test
// can pass a double with its own to-dos. But the test's digest shows “Server milk”.
//
// To do: let a test decide which to-dos its digest shows. The app's digest still shows the server's
//        to-dos.
// Seam:  AppContainer(network:) and its three functions, makeDigest(dependencies:), `text` of the
//        digests that they return, and the name DigestDependencies. The tests use these, so keep
//        them; everything else may change. Most of the tests' doubles have all three
//        functions, whatever the protocol asks for.

import LocatorSupport

protocol DigestDependencies {
  func makeTodoSource() -> any TodoSource
  func makeAccountEraser() -> AccountEraser
  func makeDigestViewModel() -> DigestViewModel
}

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
    DigestViewModel(dependencies: .init(source: ServerTodoSource(network: network)))
  }
}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  AppContainer(network: Network(titles: "Server milk")).makeDigestViewModel()
}
