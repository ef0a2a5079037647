// 3.2 GlobalState
//
// The session passes its user to the inbox. Two sessions share no state, so you don't need a lock,
// and only a session's owner holds it.

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
  private let user: User

  init(user: User) {
    self.user = user
  }

  var title: String {
    "Inbox of \(user.name)"
  }
}
