// 1.3 DefaultArgument
//
// You save a to-do on the quick-add screen, and no list shows it.
//
// To do: let the inbox show each to-do, and let nothing that a colleague omits next lose one.
// Seam:  makeInbox(manager:), the names InboxScreen and QuickAddScreen, and their titles and
//        save(title:). The tests use these, so keep them.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen())
}
