// 6.2 Leak
//
// Without the left column, the right one can't know where a to-do belongs, so it holds the left
// one. Without the right column, the left one only has nothing to count, so this reference is weak.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate weak var todoColumn: TodoColumn?
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
  let todos = TodoColumn(folderColumn: folders)
  folders.todoColumn = todos
  return (folders, todos)
}
