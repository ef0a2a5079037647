// Rejected by: every initializer and factory requires the manager
// The manager is optional, and a second argument has a default.

import BadWaySupport

final class InboxScreen {
  let title: String
  private let manager: TodoManager

  init(manager: TodoManager?, title: String = "Inbox") {
    self.manager = manager ?? TodoManager()
    self.title = title
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

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
