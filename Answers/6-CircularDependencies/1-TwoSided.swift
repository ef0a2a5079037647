// 6.1 TwoSided
//
// The left pane uses its partner in its initializer, so this initializer takes the partner. The
// right pane uses its partner only when the user adds a to-do, so that reference can be set later,
// before makePair(todos:) returns the panes. No other code sees one pane without the other.

import CircularDependenciesSupport

final class FolderPane {
  private let todoPane: TodoPane
  private(set) var selected = Folder.home
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
  fileprivate var folderPane: FolderPane?
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
    folderPane?.reload()
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

/// Returns the panes of a new window, which shows these saved to-dos.
func makePair(todos: [Folder: [String]]) -> (folders: FolderPane, todos: TodoPane) {
  let right = TodoPane(todos: todos)
  let left = FolderPane(todoPane: right)
  right.folderPane = left
  return (left, right)
}
