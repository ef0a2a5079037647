// 3.2 GlobalState
//
// Mina and Tom are signed in at the same time, and both inboxes show Tom's name. After Tom has
// signed out, his session is still in memory.
//
// To do: let every inbox show its own user's name, whoever else signs in. Once a user has signed
//        out and closed the inboxes, let the session be deallocated.
// Seam:  Session(user:), its makeInboxViewModel(), and the `title` of the InboxViewModel that it
//        returns. Keep these `nonisolated`: the tests use them in two tasks, off the main actor. By
//        default, a type is on the main actor, so write `nonisolated` before each one that you add.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    SessionLocator.shared.register(self)
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel()
  }
}

nonisolated final class InboxViewModel {
  var title: String {
    guard let session = SessionLocator.shared.resolve() else { return "Nobody's inbox" }
    return "Inbox of \(session.user.name)"
  }
}

nonisolated final class SessionLocator: Sendable {
  static let shared = SessionLocator()

  /// The session, in a lock: one thread at a time can read or write it.
  private let current = Mutex<Session?>(nil)

  func register(_ session: Session) {
    current.withLock { $0 = session }
  }

  func resolve() -> Session? {
    current.withLock { $0 }
  }
}
