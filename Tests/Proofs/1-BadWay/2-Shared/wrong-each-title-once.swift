// Rejected by: the list shows the to-dos of the manager you pass
// The list shows equal titles only once.

import BadWaySupport

final class TodoListScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  var titles: [String] {
    var seen: Set<String> = []
    return manager.todos.map(\.title).filter { seen.insert($0).inserted }
  }
}

final class AddTodoScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  func save(title: String) { manager.add(Todo(title: title)) }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
