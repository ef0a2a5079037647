// Rejected by: two windows share nothing
// Nothing leaks. But all columns share one selected folder.

import CircularDependenciesSupport

private var selection = Folder.home

final class FolderColumn {
  fileprivate var todoColumn: TodoColumn?
  var selected: Folder { selection }

  fileprivate init() {}

  func select(_ folder: Folder) {
    selection = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  fileprivate weak var folderColumn: FolderColumn?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  var title: String {
    folderColumn?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folderColumn?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn()
  folders.todoColumn = todos
  todos.folderColumn = folders
  return (folders, todos)
}
