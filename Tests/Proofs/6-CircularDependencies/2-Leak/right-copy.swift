// The left column tells the right one which folder is selected, and no reference leads back.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate let todoColumn: TodoColumn
  private(set) var selected = Folder.home

  fileprivate init() {
    todoColumn = TodoColumn(folder: selected)
  }

  func select(_ folder: Folder) {
    selected = folder
    todoColumn.show(folder)
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  private var folder: Folder
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folder: Folder) {
    self.folder = folder
  }

  fileprivate func show(_ folder: Folder) {
    self.folder = folder
  }

  var title: String {
    folder.name
  }

  func add(_ todo: String) {
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  return (folders, folders.todoColumn)
}
