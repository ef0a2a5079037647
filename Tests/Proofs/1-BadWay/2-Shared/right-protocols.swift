// There are two small protocols: the list can only read, and the add screen can only add.

import BadWaySupport

protocol ReadsTodos: AnyObject {
  var todos: [Todo] { get }
}

protocol AddsTodos: AnyObject {
  func add(_ todo: Todo)
}

extension TodoManager: ReadsTodos, AddsTodos {}

final class TodoListScreen {
  private let source: any ReadsTodos

  fileprivate init(_ source: any ReadsTodos) {
    self.source = source
  }

  var titles: [String] {
    source.todos.map(\.title)
  }
}

final class AddTodoScreen {
  var text = ""
  private let target: any AddsTodos

  fileprivate init(_ target: any AddsTodos) {
    self.target = target
  }

  func save() {
    target.add(Todo(title: text))
    text = ""
  }
}

func makeScreens(manager: TodoManager) -> (list: TodoListScreen, add: AddTodoScreen) {
  (TodoListScreen(manager), AddTodoScreen(manager))
}
