// Rejected by: no second initializer accepts nil, and none beside another argument
// Beside the strict initializer is one for callers that have no manager.

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
