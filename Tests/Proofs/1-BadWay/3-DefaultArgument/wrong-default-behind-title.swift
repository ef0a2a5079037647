// Rejected by: every initializer and factory requires the manager
// The screen requires its title, but a caller can leave out the manager.

import BadWaySupport

final class InboxScreen {
  let title: String
  private let manager: TodoManager

  init(title: String, manager: TodoManager = TodoManager()) {
    self.manager = manager
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
  (InboxScreen(title: "Inbox", manager: manager), QuickAddScreen(manager: manager))
}
