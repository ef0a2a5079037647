// One object has the state of a window: its manager, and the text that isn't saved yet. Both
// screens of the window take it.

import BadWaySupport

final class Window {
  let manager: TodoManager
  var draft = ""

  init(manager: TodoManager) {
    self.manager = manager
  }
}

final class TodoListScreen {
  private let window: Window

  init(window: Window) {
    self.window = window
  }

  var titles: [String] {
    window.manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private let window: Window

  init(window: Window) {
    self.window = window
  }

  var text: String {
    get { window.draft }
    set { window.draft = newValue }
  }

  func save() {
    window.manager.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  let window = Window(manager: manager)
  return (TodoListScreen(window: window), AddTodoScreen(window: window))
}
