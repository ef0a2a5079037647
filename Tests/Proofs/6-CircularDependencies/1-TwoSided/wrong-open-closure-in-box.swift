// Rejected by: other files can't change references in an object between the panes
// The box holds a closure instead of a pane, and all code can replace it.

import CircularDependenciesSupport

final class Box {
  var count: (Folder) -> Int = { _ in 0 }
}

final class FolderPane: Pane {
  let box = Box()
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(box.count($0))" }
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
  folders.box.count = todos.count
  return (folders, todos)
}
