// Rejected by: signing out deallocates the session
// No global: a session creates its inbox once and keeps it in a lock, and the inbox reads the user
// from its session. That's a retain cycle.

import LocatorSupport
import Synchronization

nonisolated final class Session: Sendable {
  let user: User
  private let inbox = Mutex<InboxViewModel?>(nil)

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    inbox.withLock { known in
      if let known { return known }
      let made = InboxViewModel(session: self)
      known = made
      return made
    }
  }
}

nonisolated final class InboxViewModel: Sendable {
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  var title: String {
    "Inbox of \(session.user.name)"
  }
}
