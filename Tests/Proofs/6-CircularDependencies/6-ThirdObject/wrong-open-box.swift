// Rejected by: other code can't replace objects leading to a side's dependencies
// The property never changes. But all code can change the box in it.

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

final class Box {
  var manager: TodoManager

  init(_ manager: TodoManager) {
    self.manager = manager
  }
}

final class FolderSide {
  let box: Box

  init(manager: TodoManager) {
    box = Box(manager)
  }

  func select(_ folder: Folder) {
    box.manager.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(box.manager.count(in: $0))" }
  }
}

final class TodoSide {
  private let manager: TodoManager

  init(manager: TodoManager) {
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
  return (FolderSide(manager: manager), TodoSide(manager: manager))
}
