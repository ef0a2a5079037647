// Rejected by: every initializer and factory requires the manager
// The screens require their manager, and callers without one use a shorter makeInbox(). The default
// moved from the initializers into an overload that supplies a manager.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  fileprivate init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  fileprivate init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}

/// Makes an inbox that starts from scratch.
func makeInbox() -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  makeInbox(manager: TodoManager())
}
