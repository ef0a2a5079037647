// Rejected by: a to-do that you add on one screen shows on the other
// The list copies the titles when it is made, and does not see what comes later.

import BadWaySupport

final class TodoListScreen {
  let titles: [String]

  init(manager: TodoManager) {
    titles = manager.todos.map(\.title)
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
