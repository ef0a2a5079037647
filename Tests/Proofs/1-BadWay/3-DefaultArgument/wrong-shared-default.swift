// Rejected by: the inbox shows the to-dos of the manager you pass
// The default is one manager for all: to-dos appear again, but the screens ignore the manager you
// pass.

import BadWaySupport

extension TodoManager {
  static let common = TodoManager()
}

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager = .common) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager = .common) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(), QuickAddScreen())
}
