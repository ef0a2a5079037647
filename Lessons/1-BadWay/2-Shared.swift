// 1.2 Shared
//
// You pass a manager to makeScreens, but the screens ignore it. A to-do that one test saves is
// still there in the next test, and a to-do from one window appears in another.
//
// To do: let screens with different managers share nothing.
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
