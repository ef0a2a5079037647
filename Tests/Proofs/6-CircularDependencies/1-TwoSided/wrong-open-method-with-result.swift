// Rejected by: other files can't call a function that links panes again
// All code can call the method that sets the reference. It returns a result that callers can
// ignore.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  @discardableResult
  func link(to todoPane: TodoPane) -> Bool {
    self.todoPane = todoPane
    return true
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
  let folders = FolderPane()
  let todos = TodoPane(folderPane: folders)
  folders.link(to: todos)
  return (folders, todos)
}
