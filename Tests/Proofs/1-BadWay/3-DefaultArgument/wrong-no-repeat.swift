// Rejected by: the quick-add screen saves in the manager you pass
// The quick-add screen skips a title that was saved just before.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  var titles: [String] { manager.todos.map(\.title) }
}

final class QuickAddScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  func save(title: String) {
    if manager.todos.last?.title == title { return }
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
