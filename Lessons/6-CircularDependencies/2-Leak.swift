// 6.2 Leak
//
// Both columns work. But they stay in memory after their window has closed, and even after the user
// has signed out.
//
// To do: let nothing of a closed window stay in memory. While a window is open, its columns work as
//        before.
// Seam:  makeColumns(); select(_:) and rows of FolderColumn; title, add(_:) and count(in:) of
//        TodoColumn. The tests call these, so keep them.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate var todoColumn: TodoColumn?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
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
