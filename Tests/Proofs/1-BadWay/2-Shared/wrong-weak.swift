// Rejected by: each screen keeps its manager alive
// Both screens hold their manager weakly.
// Asks: How does each screen store its manager?

import BadWaySupport

final class TodoListScreen {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    (manager?.todos ?? []).map(\.title)
  }
}

final class AddTodoScreen {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager?.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
