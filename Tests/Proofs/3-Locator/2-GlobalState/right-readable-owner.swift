// The owner of a session can be read by all code. It is made empty, and its inbox may be nil. But
// what it gives is never made from nothing: it holds the session of the user who logged in.

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
