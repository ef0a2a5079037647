// Two values: copies share nothing, and nothing has to be released.

import LocatorSupport

nonisolated struct Session {
  let user: User

  func makeInboxViewModel() -> InboxViewModel {
    InboxViewModel(title: "Inbox of \(user.name)")
  }
}

nonisolated struct InboxViewModel {
  let title: String
}
