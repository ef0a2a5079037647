// Rejected by: an inbox that is still open after log-out never shows another's name
// The table of users by the identity of their session stays, and only this file can see the key.
// When a session is gone, the next one may get its place in memory, and so its identity.

import LocatorSupport
import Synchronization

private nonisolated let users = Mutex<[ObjectIdentifier: User]>([:])

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    users.withLock { $0[ObjectIdentifier(self)] = user }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(session: ObjectIdentifier(self))
  }
}

nonisolated final class InboxViewModel {
  private let session: ObjectIdentifier

  fileprivate init(session: ObjectIdentifier) {
    self.session = session
  }

  var title: String {
    "Inbox of \(users.withLock { [session] in $0[session]?.name } ?? "nobody")"
  }
}
