// Rejected by: each screen keeps its manager alive
// The add screen owns the manager, since it changes it. The list only reads it, and so has a weak
// reference. If the add screen is closed and no other code holds the manager, the list is empty.

import BadWaySupport

final class TodoListScreen {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    guard let manager else { return [] }
    return manager.todos.map(\.title)
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
