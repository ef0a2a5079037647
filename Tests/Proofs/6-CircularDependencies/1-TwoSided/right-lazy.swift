// The left pane creates the right one when its first partner is needed, and passes itself.

import CircularDependenciesSupport

final class FolderPane {
  private let saved: [Folder: [String]]
  fileprivate lazy var todoPane = TodoPane(folderPane: self, todos: saved)
  private(set) var selected = Folder.home
  /// Each folder, with the number of its to-dos at the last `reload()`.
  private(set) var rows: [String] = []

  fileprivate init(todos: [Folder: [String]]) {
    saved = todos
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
  private let folderPane: FolderPane
  private var folder: Folder
  private var todos: [Folder: [String]]

  fileprivate init(folderPane: FolderPane, todos: [Folder: [String]]) {
    self.folderPane = folderPane
    self.folder = folderPane.selected
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
    folderPane.reload()
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

/// Returns the panes of a new window, which shows these saved to-dos.
func makePair(todos: [Folder: [String]]) -> (folders: FolderPane, todos: TodoPane) {
  let left = FolderPane(todos: todos)
  return (left, left.todoPane)
}
