// Rejected by: the compiler rejects nil for a user or a session
// The inbox takes a user or nil, because the title had a text for no user.

import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User
  init(user: User) { self.user = user }
  func makeInboxViewModel() -> InboxViewModel { InboxViewModel(user: user) }
}
nonisolated final class InboxViewModel {
  private let user: User?
  init(user: User?) { self.user = user }
  var title: String {
    guard let user else { return "Nobody's inbox" }
    return "Inbox of \(user.name)"
  }
}
