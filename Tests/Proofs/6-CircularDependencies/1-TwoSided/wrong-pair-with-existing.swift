// Rejected by: other files can't call a function that links panes again
// One function creates and links both panes. An overload creates a new right pane for an existing
// left one.

import CircularDependenciesSupport

final class FolderPane: Pane {
  fileprivate var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {
    super.init()
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane: Pane {
  private let folderPane: FolderPane
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderPane: FolderPane) {
    self.folderPane = folderPane
    super.init()
  }

  var title: String {
    folderPane.selected.name
  }

  func add(_ todo: String) {
    todos[folderPane.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  makePair(with: FolderPane())
}

/// Both panes, where the left one is there already: its right one was closed, and is opened again.
func makePair(with folders: FolderPane) -> (folders: FolderPane, todos: TodoPane) {
  let todos = TodoPane(folderPane: folders)
  folders.todoPane = todos
  return (folders, todos)
}
