// Rejected by: inboxes with different managers share no to-dos
// makeInbox stores the last manager in a global, which all screens read.

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
