// Rejected by: an inbox still open after sign-out never shows another user's name
// A table of users by their session's identity is left, and only this file can see the key. When a
// session is deallocated, the next one may get its memory, and so its identity.

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
