// Rejected by: the compiler rejects an inbox without a user
// The initializer takes a user. But a static property has an inbox without a real user.

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
  static var nobody: InboxViewModel { InboxViewModel(user: User(id: "nobody", name: "nobody")) }

  let title: String

  init(user: User) {
    title = "Inbox of \(user.name)"
  }
}
