// Rejected by: your code creates no other manager
// The screens require the manager, but each screen still creates a fallback.

import BadWaySupport

final class InboxScreen {
  private var manager = TodoManager()

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private var manager = TodoManager()

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
