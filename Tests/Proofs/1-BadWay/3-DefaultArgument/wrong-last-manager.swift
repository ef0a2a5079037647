// Rejected by: two inboxes with two managers share nothing
// makeInbox keeps the last manager in a global, and all screens look there.

import BadWaySupport

private var current = TodoManager()

final class InboxScreen {
  fileprivate init() {}

  var titles: [String] {
    current.todos.map(\.title)
  }
}

final class QuickAddScreen {
  fileprivate init() {}

  func save(title: String) {
    current.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  current = manager
  return (InboxScreen(), QuickAddScreen())
}
