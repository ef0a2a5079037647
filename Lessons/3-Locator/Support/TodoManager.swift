/// A store for to-dos.
public final class TodoManager {
  public private(set) var todos: [Todo] = []

  public init(_ todos: [Todo] = []) {
    self.todos = todos
  }

  public func add(_ todo: Todo) {
    todos.append(todo)
  }
}
