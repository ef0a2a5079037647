// 1.3 DefaultArgument
//
// Both screens take a manager, but callers can leave it out. One caller forgot the manager, and the
// compiler accepted the call: no list shows the to-do you save.
//
// To do: let the inbox show the to-do, and make sure that no future caller can forget the manager.
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
