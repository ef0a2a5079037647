// Rejected by: every initializer and factory requires the manager
// A static function creates a screen that works alone, with a manager of its own.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  static func standalone() -> QuickAddScreen { QuickAddScreen(manager: TodoManager()) }

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
