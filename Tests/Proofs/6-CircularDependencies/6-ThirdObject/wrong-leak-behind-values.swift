// Rejected by: everything is deallocated when you release both sides
// The sides are values. The objects behind them hold each other.

import CircularDependenciesSupport

private final class Folders {
  let todos: Todos
  var selected = Folder.home

  init(_ todos: Todos) {
    self.todos = todos
  }
}

private final class Todos {
  var folders: Folders?
  var all: [Folder: [String]] = [:]
}

struct FolderSide {
  private let folders: Folders

  fileprivate init(_ folders: Folders) {
    self.folders = folders
  }

  func select(_ folder: Folder) {
    folders.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(folders.todos.all[$0]?.count ?? 0)" }
  }
}

struct TodoSide {
  private let folders: Folders

  fileprivate init(_ folders: Folders) {
    self.folders = folders
  }

  var title: String {
    folders.selected.name
  }

  func add(_ todo: String) {
    folders.todos.all[folders.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    folders.todos.all[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let folders = Folders(Todos())
  folders.todos.folders = folders
  return (FolderSide(folders), TodoSide(folders))
}
