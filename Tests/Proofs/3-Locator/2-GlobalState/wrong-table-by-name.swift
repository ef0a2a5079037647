// Rejected by: another user's sign-in on the same thread changes no inbox
// The inbox finds its session in a table by name. Two windows of one user share an entry.

import LocatorSupport
import Synchronization

nonisolated private final class Weak: Sendable {
  weak let session: Session?
  init(_ session: Session) { self.session = session }
}

nonisolated private let sessions = Mutex<[String: Weak]>([:])

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    sessions.withLock { $0[user.name] = Weak(self) }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(userName: user.name)
  }
}

nonisolated final class InboxViewModel {
  private let userName: String

  init(userName: String) {
    self.userName = userName
  }

  var title: String {
    guard let session = sessions.withLock({ $0[userName]?.session }) else {
      return "Nobody's inbox"
    }
    return "Inbox of \(session.user.name)"
  }
}
