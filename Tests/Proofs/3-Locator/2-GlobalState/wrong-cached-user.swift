// Rejected by: the next user to sign in sees their own inbox
// The user is looked up once and kept, so that no code can change it later. So it never changes.

import LocatorSupport
import Synchronization

private nonisolated let current = Mutex<User?>(nil)
private nonisolated let whoIsThere = current.withLock { $0 }

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    current.withLock { $0 = user }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel()
  }
}

nonisolated final class InboxViewModel {
  fileprivate init() {}

  var title: String {
    "Inbox of \(whoIsThere?.name ?? "nobody")"
  }
}
