// Rejected by: the list shows the to-dos of the manager you pass
// Each screen has a property for its manager now, but sets it to `shared` itself.

import BadWaySupport

extension TodoManager {
  static let shared = TodoManager()
}

final class TodoListScreen {
  private let manager = TodoManager.shared

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private let manager = TodoManager.shared

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(), AddTodoScreen())
}
