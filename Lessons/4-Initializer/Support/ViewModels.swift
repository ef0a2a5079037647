/// The content of a screen about one folder.
public final class FolderViewModel {
  public let title: String

  public init(folder: Folder) {
    title = folder.name
  }
}

/// The content of a screen that lists to-dos, even if there are none.
public final class TodoListViewModel {
  public let todos: [Todo]

  public init(todos: [Todo]) {
    self.todos = todos
  }

  /// The text for the screen's label.
  public var text: String {
    todos.isEmpty ? "Nothing to do" : todos.map(\.title).joined(separator: ", ")
  }
}
