// Rejected by: the compiler rejects a screen without a manager
// `shared` is deleted, but a caller that forgets the manager gets a default one.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
