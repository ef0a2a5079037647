// A generic initializer, and other code that an app may have: a screen that shows no digest at
// first, a page that keeps one, a finder, and a log.

import LocatorSupport

protocol TodoSourceMaking {
  func makeTodoSource() -> any TodoSource
}

protocol DigestDependencies: TodoSourceMaking {}

struct DigestViewModel {
  private let titles: () -> [String]
  var log: ((String) -> Void)?

  init<D: DigestDependencies>(_ dependencies: D, log: ((String) -> Void)? = nil) {
    titles = { dependencies.makeTodoSource().titles() }
    self.log = log
  }

  var text: String {
    log?("text")
    return "To do: " + titles().joined(separator: ", ")
  }
}

private var log: [String] = []

func logged(_ digest: DigestViewModel) -> DigestViewModel {
  log.append(digest.text)
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
