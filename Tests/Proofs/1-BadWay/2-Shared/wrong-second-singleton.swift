// Rejected by: with a new manager, the list is empty
// `shared` is deleted, but replaced by a second singleton with another name.

import BadWaySupport

private enum Screens {
  static let todos = TodoManager()
}

final class TodoListScreen {
  var titles: [String] {
    Screens.todos.todos.map(\.title)
  }
}

final class AddTodoScreen {
  func save(title: String) {
    Screens.todos.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(), AddTodoScreen())
}
