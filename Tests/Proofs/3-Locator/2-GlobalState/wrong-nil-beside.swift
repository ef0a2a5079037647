// Rejected by: the compiler rejects nil for a user or a session
// The first initializer is strict, but a second one creates an inbox without a user.

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

  init(user: User) {
    title = "Inbox of \(user.name)"
  }

  init(user: User?) {
    title = user.map { "Inbox of \($0.name)" } ?? "Nobody's inbox"
  }
}
