// Rejected by: the add screen saves in the manager you pass
// The add screen skips a to-do without a title.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  var titles: [String] { manager.todos.map(\.title) }
}

final class AddTodoScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  func save(title: String) {
    if title.isEmpty { return }
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
