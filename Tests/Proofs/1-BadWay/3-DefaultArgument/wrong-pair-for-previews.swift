// Rejected by: every initializer and factory requires the manager
// A second function under another name supplies a manager.

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
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func previewInbox() -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  makeInbox(manager: TodoManager())
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
