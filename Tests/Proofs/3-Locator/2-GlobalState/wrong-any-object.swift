// Rejected by: no initializer of the inbox takes a number or another key
// The inbox takes any object as its owner, and has a user only if that object is a session.

import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(owner: self)
  }
}

nonisolated final class InboxViewModel {
  private let owner: AnyObject

  init(owner: AnyObject) {
    self.owner = owner
  }

  var title: String {
    guard let session = owner as? Session else { return "Nobody's inbox" }
    return "Inbox of \(session.user.name)"
  }
}
