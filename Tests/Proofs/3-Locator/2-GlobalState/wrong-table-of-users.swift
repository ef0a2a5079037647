// Rejected by: no initializer of the inbox takes a number or another key
// All users are in one table, and an inbox has its user's number. No user ever leaves the table.

import LocatorSupport
import Synchronization

private nonisolated let users = Mutex<[User]>([])

nonisolated final class Session: Sendable {
  private let number: Int

  init(user: User) {
    number = users.withLock { table in
      table.append(user)
      return table.count - 1
    }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(number: number)
  }
}

nonisolated final class InboxViewModel {
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  var title: String {
    "Inbox of \(users.withLock { [number] in $0[number].name })"
  }
}
