// Rejected by: the inbox shows all to-dos, whether there are none or a hundred
// The inbox shows only a first page of 50 to-dos, and there is no second page.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager
  private let pageSize: Int

  init(manager: TodoManager, pageSize: Int = 50) {
    self.manager = manager
    self.pageSize = pageSize
  }

  var titles: [String] {
    manager.todos.prefix(pageSize).map(\.title)
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
