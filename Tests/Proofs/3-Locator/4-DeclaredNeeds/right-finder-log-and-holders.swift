// A generic initializer, and other code that an app may have: a screen that shows no digest at
// first, a page that keeps one, a finder, and a log.

import LocatorSupport

protocol TodoSourceMaking {
  func makeTodoSource() -> any TodoSource
}

protocol DigestDependencies: TodoSourceMaking {
  func makeBadge() -> any Badge
}

struct DigestViewModel {
  private let titles: () -> [String]
  private let clearBadge: () -> Void
  var log: ((String) -> Void)?

  init<D: DigestDependencies>(_ dependencies: D, log: ((String) -> Void)? = nil) {
    titles = { dependencies.makeTodoSource().titles() }
    clearBadge = { dependencies.makeBadge().clear() }
    self.log = log
  }

  func open() -> String {
    log?("open")
    let titles = titles()
    if titles.isEmpty { clearBadge() }
    return "To do: " + titles.joined(separator: ", ")
  }
}

private var log: [DigestViewModel.Type] = []

func logged(_ digest: DigestViewModel) -> DigestViewModel {
  log.append(type(of: digest))
  return digest
}

final class DigestScreen {
  private(set) var digest: DigestViewModel?

  func show(_ digest: DigestViewModel) {
    self.digest = digest
  }
}

struct DigestPage {
  let digest: DigestViewModel
  let number: Int
}

func digest(in things: [Any]) -> DigestViewModel? {
  for thing in things {
    if let digest = thing as? DigestViewModel { return digest }
  }
  return nil
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
    logged(DigestViewModel(self))
  }
}

extension AppContainer: DigestDependencies {}

func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  DigestViewModel(dependencies)
}
