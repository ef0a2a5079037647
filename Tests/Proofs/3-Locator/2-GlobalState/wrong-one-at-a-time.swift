// Rejected by: two signed-in users each see their own inbox
// A second lock lets only one thread at a time sign in or read. But the order isn't the problem.

import LocatorSupport
import Synchronization

private nonisolated let oneAtATime = Mutex<Void>(())
private nonisolated let current = Mutex<Session?>(nil)

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    oneAtATime.withLock { _ in current.withLock { $0 = self } }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel()
  }
}

nonisolated final class InboxViewModel {
  fileprivate init() {}

  var title: String {
    oneAtATime.withLock { _ in
      "Inbox of \(current.withLock { $0 }?.user.name ?? "nobody")"
    }
  }
}
