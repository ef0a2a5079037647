// Rejected by: the compiler rejects an inbox without a user
// The session registers and the inbox looks it up under one lock. It works, but the inbox still
// uses a global.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    SessionLocator.shared.makeInboxViewModel(for: user)
  }
}

nonisolated final class InboxViewModel {
  private let user: User?

  init() {
    user = SessionLocator.shared.user
  }

  var title: String {
    "Inbox of \(user?.name ?? "nobody")"
  }
}

nonisolated final class SessionLocator: Sendable {
  static let shared = SessionLocator()

  private let lock = Mutex<Void>(())
  private let current = Mutex<User?>(nil)

  var user: User? { current.withLock { $0 } }

  func makeInboxViewModel(for user: User) -> InboxViewModel {
    lock.withLock { _ in
      current.withLock { $0 = user }
      return InboxViewModel()
    }
  }
}
