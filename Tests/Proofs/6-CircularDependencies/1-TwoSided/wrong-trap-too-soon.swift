// Rejected by: the end of the program
// The reference is implicitly unwrapped, and the left pane counts before it is set.

import CircularDependenciesSupport

final class FolderPane {
  fileprivate var todoPane: TodoPane!
  private(set) var selected = Folder.home
  /// Each folder, with the number of its to-dos at the last `reload()`.
  private(set) var rows: [String] = []

  fileprivate init() {
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
  let left = FolderPane()
  let right = TodoPane(folderPane: left, todos: todos)
  left.todoPane = right
  return (left, right)
}
