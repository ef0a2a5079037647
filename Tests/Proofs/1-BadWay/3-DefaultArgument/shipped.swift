// 1.3 DefaultArgument
//
// Both screens ask for a manager, and both have one ready for a caller that passes none. One caller
// forgot to pass it, and the compiler said nothing: what you save is never seen again.
//
// To do: make sure that both screens get the manager that is passed, and that forgetting it does
//        not compile.
// Seam:  makeInbox(manager:), the names InboxScreen and QuickAddScreen, and in them titles and
//        save(title:). The tests use them, so keep them.

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
