/// A store for to-dos.
///
/// Every screen that shows or changes to-dos uses a manager.
public final class TodoManager {
  public private(set) var todos: [Todo]

  public init(todos: [Todo] = []) {
    self.todos = todos
  }

  public func add(_ todo: Todo) {
    todos.append(todo)
  }
}
