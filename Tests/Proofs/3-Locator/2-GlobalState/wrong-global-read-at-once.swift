// Refused by: every way to make an inbox or a session takes something, and not nil
// The session writes its user into a global, under a lock, and the inbox reads it there at once.

import LocatorSupport
import Synchronization

nonisolated private let current = Mutex<User?>(nil)

nonisolated final class Session: Sendable {
  let user: User
  init(user: User) { self.user = user }
  func makeInboxViewModel() -> InboxViewModel {
    current.withLock { $0 = user }
    return InboxViewModel()
  }
}
nonisolated final class InboxViewModel {
  private let user: User
  fileprivate init() { user = current.withLock { $0 } ?? User(name: "Nobody") }
  var title: String { "Inbox of \(user.name)" }
}
