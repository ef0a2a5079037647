// 3.2 GlobalState
//
// The session hands its user to the inbox. There is no place where two sessions could meet, so no
// lock is needed; and only its owner holds a session.

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
