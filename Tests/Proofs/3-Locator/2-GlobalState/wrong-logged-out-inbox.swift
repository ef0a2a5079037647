// Refused by: every way to make an inbox or a session takes something, and not nil
// Only a session makes inboxes of its user; a window that holds no session yet gets its inbox
// from the optional.

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

nonisolated final class InboxViewModel: Sendable {
  private let user: User?

  fileprivate init(user: User?) {
    self.user = user
  }

  var title: String {
    guard let user else { return "Nobody's inbox" }
    return "Inbox of \(user.name)"
  }
}

extension Optional where Wrapped == Session {
  /// The inbox of a window, also of one without a logged-in user.
  nonisolated func makeInboxViewModel() -> InboxViewModel {
    self?.makeInboxViewModel() ?? InboxViewModel(user: nil)
  }
}
