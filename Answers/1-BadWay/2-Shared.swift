// 1.2 Shared
//
// Both screens take the manager from their caller. They share a manager because the caller passes
// the same one to both, not because the program has only one manager. The text that's typed but not
// saved belongs to one add screen.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  /// The text in this screen's text field, until it's saved.
  var text = ""

  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save() {
    manager.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
