// Rejected by: a to-do saved on the add screen appears in the list
// The list copies the titles when it's created, and doesn't show later ones.

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
