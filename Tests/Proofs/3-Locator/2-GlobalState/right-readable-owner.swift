// All code can read the session's owner. It starts empty, and its inbox may be nil. But an inbox
// never comes from nowhere: the owner holds the session of the user who signed in.

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

nonisolated final class Window {
  private(set) var session: Session?

  func logIn(_ user: User) {
    session = Session(user: user)
  }

  func logOut() {
    session = nil
  }

  func openInbox() -> InboxViewModel? {
    session?.makeInboxViewModel()
  }
}
