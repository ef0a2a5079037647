// Rejected by: no initializer of the inbox takes a number or another key
// A table keeps the sessions apart by their identity. The table keeps every user.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User
  init(user: User) {
    self.user = user; SessionLocator.shared.register(user, for: ObjectIdentifier(self))
  }
  func makeInboxViewModel() -> InboxViewModel { InboxViewModel(session: ObjectIdentifier(self)) }
}
nonisolated final class InboxViewModel {
  private let session: ObjectIdentifier
  init(session: ObjectIdentifier) { self.session = session }
  var title: String { "Inbox of \(SessionLocator.shared.user(for: session)?.name ?? "?")" }
}
nonisolated final class SessionLocator: Sendable {
  static let shared = SessionLocator()
  private let users = Mutex<[ObjectIdentifier: User]>([:])
  func register(_ user: User, for id: ObjectIdentifier) { users.withLock { $0[id] = user } }
  func user(for id: ObjectIdentifier) -> User? { users.withLock { $0[id] } }
}
