// Rejected by: the list shows the to-dos of the manager you pass
// The list copies its manager's to-dos when it's created, and the pair's add screen passes each new
// to-do to the list. So the list never shows what another pair or other code adds to the same
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
