// Both references are set late, and the left column's is weak.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate weak var todoColumn: TodoColumn?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  fileprivate var folderColumn: FolderColumn?
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
