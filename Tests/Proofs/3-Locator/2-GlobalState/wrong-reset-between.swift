// Rejected by: two users logged in at once each see their own inbox
// The locator is emptied when a user logs out. That helps the next user, but not one who's logged
// in at the same time.

import LocatorSupport
import Synchronization

private nonisolated let current = Mutex<User?>(nil)

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    current.withLock { $0 = user }
  }

  deinit {
    current.withLock { $0 = nil }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel()
  }
}

nonisolated final class InboxViewModel {
  fileprivate init() {}

  var title: String {
    "Inbox of \(current.withLock { $0 }?.name ?? "nobody")"
  }
}
