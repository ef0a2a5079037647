// 1.2 Shared
//
// Both screens use one manager that the whole program shares. You can't pass another manager, and a
// to-do that one test adds is still there in the next test.
//
// To do: let screens with different managers share nothing. In the end, no code should be able to
//        use `TodoManager.shared`.
// Seam:  makeScreens(manager:), and the screens' titles and save(title:). The tests call these, so
//        keep their signatures.

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
  func save(title: String) {
    TodoManager.shared.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(), AddTodoScreen())
}
