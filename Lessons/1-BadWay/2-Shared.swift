// 1.2 Shared
//
// Two tests pass alone. Together, one of them sometimes fails: its list shows a to-do that the
// other test saved. Yet each test passes a manager of its own to makeScreens.
//
// To do: let both tests pass, in any order.
// Seam:  makeScreens(manager:), the list's titles, and the add screen's text and save(). The tests
//        use these, so keep their names.

import BadWaySupport

extension TodoManager {
  static let shared = TodoManager()
}

final class TodoListScreen {
  var titles: [String] {
    TodoManager.shared.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private static var draft = ""

  /// The text in this screen's text field, until it's saved.
  var text: String {
    get { Self.draft }
    set { Self.draft = newValue }
  }

  func save() {
    TodoManager.shared.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(), AddTodoScreen())
}
