// Rejected by: a new manager starts empty, whatever was added before
// The word `shared` is gone, but a second singleton with another name does its work.

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
