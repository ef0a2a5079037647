// The prompt may have a default, since a screen works without one. The manager may not.

import BadWaySupport

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
  var text = ""
  let prompt: String?
  private let manager: TodoManager

  init(manager: TodoManager, prompt: String? = nil) {
    self.manager = manager
    self.prompt = prompt
  }

  func save() {
    manager.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
