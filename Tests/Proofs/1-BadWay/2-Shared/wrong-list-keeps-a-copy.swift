// Rejected by: the list shows what the manager that you pass holds
// The list copies what its manager holds when it is made, and the add screen of the pair tells it
// of each new to-do. So the list never shows what another pair or other code adds to the same
// manager.

import BadWaySupport

final class TodoListScreen {
  private(set) var titles: [String]

  init(manager: TodoManager) {
    titles = manager.todos.map(\.title)
  }

  fileprivate func append(_ title: String) {
    titles.append(title)
  }
}

final class AddTodoScreen {
  private let manager: TodoManager
  private let onSave: (String) -> Void

  init(manager: TodoManager, onSave: @escaping (String) -> Void) {
    self.manager = manager
    self.onSave = onSave
  }

  func save(title: String) {
    manager.add(Todo(title: title))
    onSave(title)
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  let list = TodoListScreen(manager: manager)
  let add = AddTodoScreen(manager: manager, onSave: { list.append($0) })
  return (list, add)
}
