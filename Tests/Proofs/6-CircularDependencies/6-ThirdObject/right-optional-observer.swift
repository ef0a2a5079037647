// A side may have a log and an observer with a default, since the other side doesn't share them.

import CircularDependenciesSupport

final class TodoManager {
  var selected = Folder.home
  private var todos: [Folder: [String]] = [:]
  func add(_ todo: String) { todos[selected, default: []].append(todo) }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

final class FolderSide {
  private let manager: TodoManager
  private let onSelect: ((Folder) -> Void)?
  init(manager: TodoManager, onSelect: ((Folder) -> Void)? = nil) {
    self.manager = manager
    self.onSelect = onSelect
  }
  func select(_ folder: Folder) {
    manager.selected = folder
    onSelect?(folder)
  }
  var rows: [String] { Folder.all.map { "\($0.name): \(manager.count(in: $0))" } }
}

final class TodoSide {
  private let manager: TodoManager
  private let log: (String) -> Void
  init(manager: TodoManager, log: @escaping (String) -> Void = { _ in }) {
    self.manager = manager
    self.log = log
  }
  var title: String { manager.selected.name }
  func add(_ todo: String) {
    manager.add(todo)
    log(todo)
  }
  func count(in folder: Folder) -> Int { manager.count(in: folder) }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let manager = TodoManager()
  return (FolderSide(manager: manager), TodoSide(manager: manager))
}
