// Rejected by: the right pane names the folder selected on the left
// Both references are optional. One of them stays nil, without an error.

import CircularDependenciesSupport

final class FolderPane: Pane {
  fileprivate var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane: Pane {
  fileprivate var folderPane: FolderPane?
  private var todos: [Folder: [String]] = [:]

  fileprivate override init() {}

  var title: String {
    (folderPane?.selected ?? .home).name
  }

  func add(_ todo: String) {
    todos[(folderPane?.selected ?? .home), default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let folders = FolderPane()
  let todos = TodoPane()
  folders.todoPane = todos
  return (folders, todos)
}
