// Rejected by: every initializer and factory requires the manager
// The default moved into the body: a caller without a manager passes nil and gets a new one.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager?) {
    self.manager = manager ?? TodoManager()
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager?) {
    self.manager = manager ?? TodoManager()
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
