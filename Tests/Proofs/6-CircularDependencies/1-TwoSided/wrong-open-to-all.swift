// Rejected by: other files can't create a pane
// The article's two lines, unchanged: a caller that forgets one gets half a pair.

import CircularDependenciesSupport

final class FolderPane: Pane {
  var todoPane: TodoPane?
  private(set) var selected = Folder.home

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane: Pane {
  var folderPane: FolderPane?
  private var todos: [Folder: [String]] = [:]

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
  todos.folderPane = folders
  return (folders, todos)
}
