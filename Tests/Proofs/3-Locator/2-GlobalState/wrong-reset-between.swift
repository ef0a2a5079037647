// Rejected by: two signed-in users each see their own inbox
// The locator is emptied when a user signs out. That helps the next user, but not one who's signed
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
