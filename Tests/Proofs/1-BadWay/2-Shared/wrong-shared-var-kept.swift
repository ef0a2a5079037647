// Rejected by: the compiler rejects TodoManager.shared
// `shared` stays, and any code can even replace it.

import BadWaySupport

extension TodoManager {
  static var shared = TodoManager()
}

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
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
