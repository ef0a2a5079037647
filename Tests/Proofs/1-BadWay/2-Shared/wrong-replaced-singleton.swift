// Rejected by: screens with different managers share no to-dos
// The manager that is passed becomes the global one, so the second pair replaces the first pair's
// manager.

import BadWaySupport

private var current = TodoManager()

final class TodoListScreen {
  var titles: [String] {
    current.todos.map(\.title)
  }
}

final class AddTodoScreen {
  func save(title: String) {
    current.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  current = manager
  return (TodoListScreen(), AddTodoScreen())
}
