// Rejected by: every initializer and factory requires the manager
// Next to the strict initializer, there's one for callers without a manager.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  convenience init(manager: TodoManager?) {
    self.init(manager: manager ?? TodoManager())
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  convenience init(manager: TodoManager?) {
    self.init(manager: manager ?? TodoManager())
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
