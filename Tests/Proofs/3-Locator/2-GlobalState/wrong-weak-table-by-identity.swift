// Rejected by: an inbox still open after sign-out never shows another user's name
// The locator holds sessions weakly, each under its identity, so it keeps none alive. But a new
// session can get the identity of an old one.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    SessionLocator.shared.register(self)
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(session: ObjectIdentifier(self))
  }
}

nonisolated final class InboxViewModel: Sendable {
  private let session: ObjectIdentifier

  init(session: ObjectIdentifier) {
    self.session = session
  }

  var title: String {
    guard let session = SessionLocator.shared.resolve(session) else { return "Nobody's inbox" }
    return "Inbox of \(session.user.name)"
  }
}

nonisolated final class SessionLocator: Sendable {
  static let shared = SessionLocator()

  private nonisolated struct Entry {
    weak var session: Session?
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func register(_ session: Session) {
    entries.withLock { $0[ObjectIdentifier(session)] = Entry(session: session) }
  }

  func resolve(_ id: ObjectIdentifier) -> Session? {
    entries.withLock { $0[id]?.session }
  }
}
