// Rejected by: both columns are deallocated when you release them
// The columns are values. The objects behind them still hold each other.

import CircularDependenciesSupport

private final class Folders {
  var todos: Todos?
  var selected = Folder.home
}

private final class Todos {
  var folders: Folders?
  var all: [Folder: [String]] = [:]
}

struct FolderColumn {
  private let folders: Folders

  fileprivate init(_ folders: Folders) {
    self.folders = folders
  }

  func select(_ folder: Folder) {
    folders.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(folders.todos?.all[$0]?.count ?? 0)" }
  }
}

struct TodoColumn {
  private let todos: Todos

  fileprivate init(_ todos: Todos) {
    self.todos = todos
  }

  var title: String {
    todos.folders?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = todos.folders?.selected else { return }
    todos.all[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos.all[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let (folders, todos) = (Folders(), Todos())
  folders.todos = todos
  todos.folders = folders
  return (FolderColumn(folders), TodoColumn(todos))
}
