// Rejected by: an inbox stays with its user when another logs in on the same thread
// Each thread gets a session of its own.
// But users are not threads: a thread serves one after another.

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
