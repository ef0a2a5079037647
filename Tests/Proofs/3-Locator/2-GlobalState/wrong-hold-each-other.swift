// Rejected by: signing out deallocates the session
// There's no global, but the session holds its inbox, and the inbox holds its session.

import LocatorSupport

nonisolated final class Session {
  let user: User
  private var inbox: InboxViewModel?

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    let made = inbox ?? InboxViewModel(session: self)
    inbox = made
    return made
  }
}

nonisolated final class InboxViewModel {
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var title: String {
    "Inbox of \(session.user.name)"
  }
}
