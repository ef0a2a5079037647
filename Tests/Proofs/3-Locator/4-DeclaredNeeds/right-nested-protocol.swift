// The protocol is nested in the view model, and the container conforms to it in an extension.

import LocatorSupport

typealias DigestDependencies = DigestViewModel.Dependencies

final class DigestViewModel {
  protocol Dependencies {
    func makeTodoSource() -> any TodoSource
  }

  private lazy var source = makeSource()
  private let makeSource: () -> any TodoSource

  init(dependencies: some Dependencies) {
    makeSource = dependencies.makeTodoSource
  }

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
    DigestViewModel(dependencies: self)
  }
}

extension AppContainer: DigestViewModel.Dependencies {}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies: dependencies)
}
