// The other reference is weak: the right column holds the left one.

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

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn(folderColumn: folders)
  folders.todoColumn = todos
  return (folders, todos)
}
