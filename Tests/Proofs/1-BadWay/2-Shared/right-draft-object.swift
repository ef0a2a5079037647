// The text that isn't saved yet is in an object of its own, which each add screen creates. So the
// add screen can be a struct without `mutating` methods.

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

final class Draft {
  var text = ""
}

struct AddTodoScreen {
  private let manager: TodoManager
  private let draft = Draft()

  init(manager: TodoManager) {
    self.manager = manager
  }

  var text: String {
    get { draft.text }
    nonmutating set { draft.text = newValue }
  }

  func save() {
    manager.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
