// Rejected by: the inbox shows all to-dos, whether there are none or a hundred
// An empty inbox shows a to-do that is in no manager.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.isEmpty ? ["Your first to-do"] : manager.todos.map(\.title)
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
