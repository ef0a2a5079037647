// 6.2 Leak
//
// Both columns work. But an hour after Mina has signed out, “Buy milk” is still in memory.
//
// To do: let nothing of a closed window stay in memory, except what other code still uses. While a
//        window is open, its columns work as before.
// Seam:  makeColumns(); select(_:) and rows of FolderColumn; title, add(_:) and count(in:) of
//        TodoColumn. The tests call these, so keep them.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate lazy var todoColumn = TodoColumn(folderColumn: self)
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  private let folderColumn: FolderColumn
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderColumn: FolderColumn) {
    self.folderColumn = folderColumn
  }

  var title: String {
    folderColumn.selected.name
  }

  func add(_ todo: String) {
    todos[folderColumn.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

/// Returns the columns of a new window, which holds both until it's closed.
func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  return (folders, folders.todoColumn)
}
