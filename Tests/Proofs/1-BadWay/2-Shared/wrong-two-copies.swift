// Rejected by: the list shows the to-dos of the manager you pass
// A saved to-do is added to the manager and to a copy in the list. No other code can add to the
// copy.

import BadWaySupport

final class TodoListScreen {
  fileprivate var todos: [Todo]
  init(todos: [Todo]) { self.todos = todos }
  var titles: [String] { todos.map(\.title) }
}
final class AddTodoScreen {
  private let list: TodoListScreen
  private let manager: TodoManager
  init(list: TodoListScreen, manager: TodoManager) { self.list = list; self.manager = manager }
  func save(title: String) {
    list.todos.append(Todo(title: title)); manager.add(Todo(title: title))
  }
}
func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  let list = TodoListScreen(todos: manager.todos)
  return (list, AddTodoScreen(list: list, manager: manager))
}
