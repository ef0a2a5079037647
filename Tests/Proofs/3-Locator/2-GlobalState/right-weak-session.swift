// The inbox refers weakly to its session: it never holds it, and shows when it has ended.

import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(of: self)
  }
}

nonisolated final class InboxViewModel {
  private weak var session: Session?

  init(of session: Session) {
    self.session = session
  }

  var title: String {
    session.map { "Inbox of \($0.user.name)" } ?? "Logged out"
  }
}
