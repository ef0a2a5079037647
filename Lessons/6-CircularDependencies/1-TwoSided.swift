// 6.1 TwoSided
//
// In a new window, the left pane counts no to-dos, and selecting a folder on the left changes
// nothing on the right.
//
// To do: let each new window be right from the start: the left pane counts the saved and the added
//        to-dos, and the right pane names the folder that's selected on the left. In other files,
//        code that creates a single pane mustn't compile.
// Seam:  makePair(todos:); select(_:) and rows of FolderPane; title and add(_:) of TodoPane. The
//        tests call these, so keep them.

import CircularDependenciesSupport

final class FolderPane {
  private let todoPane: TodoPane?
  private(set) var selected = Folder.home
  /// Each folder, with the number of its to-dos at the last `reload()`.
  private(set) var rows: [String] = []

  init(todoPane: TodoPane?) {
    self.todoPane = todoPane
    reload()
  }

  func select(_ folder: Folder) {
    selected = folder
    todoPane?.show(folder)
  }

  func reload() {
    rows = Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane {
  private let folderPane: FolderPane
  private var folder: Folder
  private var todos: [Folder: [String]]

  init(folderPane: FolderPane, todos: [Folder: [String]]) {
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
  let folders = FolderPane(todoPane: nil)
  return (folders, TodoPane(folderPane: folders, todos: todos))
}
