/// A store for to-dos.
///
/// Every screen that shows or changes to-dos uses a manager.
public final class TodoManager {
  public private(set) var todos: [Todo] = []

  public init() {
    CreationLog.note("TodoManager")
  }

  /// Returns the titles of the to-dos that were added to `folder`.
  public func titles(in folder: Folder) -> [String] {
    todos.filter { $0.folder == folder }.map(\.title)
  }

  public func add(_ todo: Todo) {
    todos.append(todo)
  }
}
