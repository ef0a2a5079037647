// Rejected by: screens with different managers share no to-dos
// The shared manager is emptied before each use, so all its other users lose their to-dos.

import BadWaySupport

private final class SharedTodos {
  static let shared = SharedTodos()
  private(set) var manager = TodoManager()

  func reset() {
    manager = TodoManager()
  }
}

final class TodoListScreen {
  var titles: [String] {
    SharedTodos.shared.manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  func save(title: String) {
    SharedTodos.shared.manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  SharedTodos.shared.reset()
  return (TodoListScreen(), AddTodoScreen())
}
