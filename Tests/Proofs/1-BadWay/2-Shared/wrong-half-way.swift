// Rejected by: what you save on the add screen is in the manager that you pass
// The list is fixed, but the add screen still writes into a manager of the whole program.

import BadWaySupport

private let everybodysManager = TodoManager()

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
  func save(title: String) {
    everybodysManager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen())
}
