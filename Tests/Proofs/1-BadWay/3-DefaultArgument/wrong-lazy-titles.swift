// Rejected by: the inbox shows the to-dos of the manager you pass
// The inbox reads its manager only once, and shows that copy from then on.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  lazy var titles: [String] = {
    manager.todos.map(\.title)
  }()
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
