// Rejected by: other files can't call a function that links panes again
// The reference is private, but all code can call the method that sets it.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func connect(to todoPane: TodoPane) {
    self.todoPane = todoPane
  }

  func select(_ folder: Folder) {
    selected = folder
  }

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
  folders.connect(to: todos)
  return (folders, todos)
}
