// Rejected by: another user's sign-in on the same thread changes no inbox
// Each thread has its own session. But users aren't threads: a thread serves many users.

import Foundation
import LocatorSupport

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    Thread.current.threadDictionary["session"] = user.name
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel()
  }
}

nonisolated final class InboxViewModel {
  fileprivate init() {}

  var title: String {
    "Inbox of \(Thread.current.threadDictionary["session"] as? String ?? "nobody")"
  }
}
