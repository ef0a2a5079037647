// Rejected by: the compiler rejects a screen without a manager
// Both screens take any type that stores to-dos, so that a test can pass a fake. Optional conforms,
// too, so TodoListScreen(manager: TodoManager?.none) compiles and shows nothing.

import BadWaySupport

protocol TodoStore {
  var todos: [Todo] { get }
  func add(_ todo: Todo)
}

extension TodoManager: TodoStore {}

// Spares callers that have an optional manager the unwrapping.
extension Optional: TodoStore where Wrapped: TodoStore {
  var todos: [Todo] { self?.todos ?? [] }

  func add(_ todo: Todo) { self?.add(todo) }
}

final class TodoListScreen {
  private let manager: any TodoStore

  init(manager: some TodoStore) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class AddTodoScreen {
  private let manager: any TodoStore

  init(manager: some TodoStore) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager: manager), AddTodoScreen(manager: manager))
}
