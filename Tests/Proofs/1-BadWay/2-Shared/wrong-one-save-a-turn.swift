// Rejected by: the add screen saves in the manager you pass
// The add screen ignores a second save until the main actor's next turn.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  var titles: [String] { manager.todos.map(\.title) }
}

final class AddTodoScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  private var isSaving = false

  func save(title: String) {
    if isSaving { return }
    isSaving = true
    manager.add(Todo(title: title))
    Task { isSaving = false }
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
