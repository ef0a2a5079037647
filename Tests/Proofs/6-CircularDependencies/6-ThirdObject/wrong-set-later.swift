// Rejected by: no side stores a dependency as an optional
// The third object is right, but it's set late: a caller can create a side without a manager.

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

final class FolderSide {
  fileprivate var manager: TodoManager?

  func select(_ folder: Folder) {
    manager?.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(manager?.count(in: $0) ?? 0)" }
  }
}

final class TodoSide {
  fileprivate var manager: TodoManager?

  var title: String {
    manager?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    manager?.add(todo)
  }

  func count(in folder: Folder) -> Int {
    manager?.count(in: folder) ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let manager = TodoManager()
  let (folders, todos) = (FolderSide(), TodoSide())
  folders.manager = manager
  todos.manager = manager
  return (folders, todos)
}
