// Rejected by: every initializer and factory requires the manager
// The forgotten manager is passed now, but the default stays: the next caller can forget the
// manager again.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
