// Refused by: every way to make an inbox or a session takes something, and not nil
// Each inbox is handed its user. But the locator stays: it holds the last session weakly, keeps
// none alive, and all code can ask it for an inbox.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    SessionLocator.shared.register(self)
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(user: user)
  }
}

nonisolated final class InboxViewModel {
  private let user: User

  init(user: User) {
    self.user = user
  }

  var title: String {
    "Inbox of \(user.name)"
  }
}

nonisolated final class SessionLocator: Sendable {
  static let shared = SessionLocator()

  private nonisolated struct Entry {
    weak var session: Session?
  }

  private let current = Mutex(Entry())

  func register(_ session: Session) {
    current.withLock { $0.session = session }
  }

  func resolve() -> Session? {
    current.withLock { $0.session }
  }
}
