// The reference back is weak, and the left column leaves its last folder to the right one.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate lazy var todoColumn = TodoColumn(folderColumn: self)
  private(set) var selected = Folder.home

  fileprivate init() {}

  isolated deinit {
    todoColumn.lastFolder = selected
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  private weak var folderColumn: FolderColumn?
  fileprivate var lastFolder = Folder.home
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderColumn: FolderColumn) {
    self.folderColumn = folderColumn
  }

  private var folder: Folder {
    folderColumn?.selected ?? lastFolder
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
