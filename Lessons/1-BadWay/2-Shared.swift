// 1.2 Shared
//
// Two screens use one manager that the whole program shares. In the app it works. But you cannot
// give the screens another manager, and what one test adds is still there for the next.
//
// To do: let both screens use the manager that they are handed, and do without `shared`.
// Seam:  makeScreens(manager:), and in the screens titles and save(title:). The tests call them,
//        so keep their signatures.

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
