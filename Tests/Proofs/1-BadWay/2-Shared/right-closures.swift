// Each screen takes the one function that it needs, and doesn't depend on the manager.

import BadWaySupport

final class TodoListScreen {
  private let todos: () -> [Todo]

  init(todos: @escaping () -> [Todo]) {
    self.todos = todos
  }

  var titles: [String] {
    todos().map(\.title)
  }
}

final class AddTodoScreen {
  var text = ""
  private let onSave: (Todo) -> Void

  init(onSave: @escaping (Todo) -> Void) {
    self.onSave = onSave
  }

  func save() {
    onSave(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(todos: { manager.todos }), AddTodoScreen(onSave: manager.add))
}
