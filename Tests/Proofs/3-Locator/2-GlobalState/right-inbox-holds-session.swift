// The inbox takes its session instead of only the user; both are deallocated with their owners.

import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(session: self)
  }
}

nonisolated final class InboxViewModel {
  private let session: Session

  fileprivate init(session: Session) {
    self.session = session
  }

  var title: String {
    "Inbox of \(session.user.name)"
  }
}
