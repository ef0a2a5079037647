// Rejected by: the compiler rejects a screen without a manager
// A screen without a manager creates its own.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager

  init(manager: TodoManager?) {
    self.manager = manager ?? TodoManager()
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private let manager: TodoManager

  init(manager: TodoManager?) {
    self.manager = manager ?? TodoManager()
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
