// Rejected by: two windows share nothing
// The reference is static, so all windows share it: the newest window sets it.

import CircularDependenciesSupport

final class FolderPane {
  private let todoPane: TodoPane
  private(set) var selected = Folder.home
  /// Each folder, with the number of its to-dos at the last `reload()`.
  private(set) var rows: [String] = []

  fileprivate init(todoPane: TodoPane) {
    self.todoPane = todoPane
    todoPane.show(selected)
    reload()
  }

  func select(_ folder: Folder) {
    selected = folder
    todoPane.show(folder)
  }

  func reload() {
    rows = Folder.all.map { "\($0.name): \(todoPane.count(in: $0))" }
  }
}

final class TodoPane {
  fileprivate static var folderPane: FolderPane?
  private var folder = Folder.home
  private var todos: [Folder: [String]]

  fileprivate init(todos: [Folder: [String]]) {
    self.todos = todos
  }

  var title: String {
    folder.name
  }

  func show(_ folder: Folder) {
    self.folder = folder
  }

  func add(_ todo: String) {
    todos[folder, default: []].append(todo)
    Self.folderPane?.reload()
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

/// Returns the panes of a new window, which shows these saved to-dos.
func makePair(todos: [Folder: [String]]) -> (folders: FolderPane, todos: TodoPane) {
  let right = TodoPane(todos: todos)
  let left = FolderPane(todoPane: right)
  TodoPane.folderPane = left
  return (left, right)
}
