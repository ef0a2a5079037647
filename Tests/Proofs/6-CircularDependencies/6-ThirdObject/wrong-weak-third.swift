// Rejected by: the left side counts to-dos added on the right
// Both sides reference the third object weakly, so nothing holds it.

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
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  func select(_ folder: Folder) {
    manager?.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(manager?.count(in: $0) ?? 0)" }
  }
}

final class TodoSide {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  var title: String {
    manager?.selected.name ?? ""
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
  return (FolderSide(manager: manager), TodoSide(manager: manager))
}
