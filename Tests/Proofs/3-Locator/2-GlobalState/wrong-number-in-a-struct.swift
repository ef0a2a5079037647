// Rejected by: no initializer of the inbox takes a number or another key
// A session's number is in a struct now, and is still the key in a table of all users.

import LocatorSupport
import Synchronization

nonisolated struct Ticket: Hashable, Sendable {
  let number: Int
}

nonisolated private let users = Mutex<[Ticket: User]>([:])

nonisolated final class Session: Sendable {
  let user: User
  private let ticket: Ticket

  init(user: User) {
    self.user = user
    ticket = users.withLock {
      let ticket = Ticket(number: $0.count)
      $0[ticket] = user
      return ticket
    }
  }

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(ticket: ticket)
  }
}

nonisolated final class InboxViewModel {
  private let ticket: Ticket

  init(ticket: Ticket) {
    self.ticket = ticket
  }

  var title: String {
    let ticket = ticket
    return "Inbox of \(users.withLock { $0[ticket]?.name } ?? "nobody")"
  }
}
