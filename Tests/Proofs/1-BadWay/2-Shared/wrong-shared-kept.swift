// Rejected by: the compiler rejects TodoManager.shared
// The screens take their manager, but `shared` stays, and any code can still use it.

import BadWaySupport

extension TodoManager {
  static let shared = TodoManager()
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
