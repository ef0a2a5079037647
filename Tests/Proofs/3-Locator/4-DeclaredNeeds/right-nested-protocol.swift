// The protocol is nested in the view model, and the container conforms to it in an extension.

import LocatorSupport

typealias DigestDependencies = DigestViewModel.Dependencies

final class DigestViewModel {
  protocol Dependencies {
    func makeTodoSource() -> any TodoSource
    func makeBadge() -> any Badge
  }

  private lazy var source = makeSource()
  private let makeSource: () -> any TodoSource
  private let makeBadge: () -> any Badge

  init(dependencies: some Dependencies) {
    makeSource = dependencies.makeTodoSource
    makeBadge = dependencies.makeBadge
  }

  /// Returns the digest's text; the app calls this each time the user opens the digest.
  func open() -> String {
    let titles = source.titles()
    if titles.isEmpty {
      makeBadge().clear()
    }
    return "To do: " + titles.joined(separator: ", ")
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

  func makeBadge() -> any Badge {
    ServerBadge(network: network)
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
