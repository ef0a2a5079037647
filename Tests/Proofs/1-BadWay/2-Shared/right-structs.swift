// The screens are structs. Their memberwise initializers require the manager.

import BadWaySupport

struct TodoListScreen {
  let manager: TodoManager

  var titles: [String] { manager.todos.map(\.title) }
}

struct AddTodoScreen {
  let manager: TodoManager
  var text = ""

  mutating func save() {
    manager.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
