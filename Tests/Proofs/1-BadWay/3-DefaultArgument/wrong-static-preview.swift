// Rejected by: every initializer and factory requires the manager
// A static property creates a screen for previews, and any code can use it.

import BadWaySupport

final class InboxScreen {
  static var preview: InboxScreen { InboxScreen(manager: TodoManager()) }

  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
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
