// 3.2 GlobalState
//
// A session begins when a user logs in. It registers itself with a locator, and the inbox asks the
// locator who is there. The locator is safe to use from many threads. Still, when two users are
// logged in at once, one of them reads the other's name; and a session never ends.
//
// To do: let each session make inboxes of its own user, and end when its owner lets go of it.
// Seam:  Session(user:), its makeInboxViewModel(), and `title` of the InboxViewModel that it gives,
//        all of them `nonisolated`, since the tests use them in two tasks, away from the main
//        actor. Keep these, and write `nonisolated` before each type that you add.

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

  /// A lock stands around the session: one thread at a time can read or write it.
  private let current = Mutex<Session?>(nil)

  func register(_ session: Session) {
    current.withLock { $0 = session }
  }

  func resolve() -> Session? {
    current.withLock { $0 }
  }
}
