// Rejected by: the add screen saves in the manager you pass
// The list is fixed, but the add screen still saves in a global manager.

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
