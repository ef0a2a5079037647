// The sides are values: only what they share is an object.

import CircularDependenciesSupport

final class TodoManager {
  var selected = Folder.home
  private var todos: [Folder: [String]] = [:]

  func add(_ todo: String) {
    todos[selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

struct FolderSide {
  private let manager: TodoManager

  fileprivate init(_ manager: TodoManager) {
    self.manager = manager
  }

  func select(_ folder: Folder) {
    manager.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(manager.count(in: $0))" }
  }
}

struct TodoSide {
  private let manager: TodoManager

  fileprivate init(_ manager: TodoManager) {
    self.manager = manager
  }

  var title: String {
    manager.selected.name
  }

  func add(_ todo: String) {
    manager.add(todo)
  }

  func count(in folder: Folder) -> Int {
    manager.count(in: folder)
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let manager = TodoManager()
  return (FolderSide(manager), TodoSide(manager))
}
