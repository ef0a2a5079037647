// Refused by: a session is gone after you log out
// The locator keeps all sessions in a table, and an inbox knows its number. No session ever leaves.

import LocatorSupport
import Synchronization

private nonisolated let sessions = Mutex<[Session]>([])

nonisolated final class Session: Sendable {
  let user: User

  init(user: User) {
    self.user = user
    sessions.withLock { $0.append(self) }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(number: sessions.withLock { $0.firstIndex { $0 === self } } ?? 0)
  }
}

nonisolated final class InboxViewModel {
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  var title: String {
    "Inbox of \(sessions.withLock { [number] in $0[number].user.name })"
  }
}
