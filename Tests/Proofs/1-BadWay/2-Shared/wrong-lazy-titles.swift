// Rejected by: the list shows the to-dos of the manager you pass
// The list reads its manager only once, and shows that copy from then on.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  lazy var titles: [String] = {
    manager.todos.map(\.title)
  }()
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
