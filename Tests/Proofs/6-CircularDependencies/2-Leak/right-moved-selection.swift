// The selected folder moves to the right column, which needs it most.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate let todoColumn = TodoColumn()

  fileprivate init() {}

  func select(_ folder: Folder) {
    todoColumn.folder = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  fileprivate var folder = Folder.home
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

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
