// Rejected by: the compiler rejects nil for a user or a session
// The user may be nil, and a second parameter, with a default, replaces it.

import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(user: user)
  }
}

nonisolated final class InboxViewModel {
  let title: String

  init(user: User?, fallback: String = "Nobody's inbox") {
    title = user.map { "Inbox of \($0.name)" } ?? fallback
  }
}
