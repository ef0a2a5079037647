// 6.6 ThirdObject
//
// Both sides needed the same data, so a TodoManager stores it, with the selected folder. Both
// initializers take the manager, and both sides keep it in a let. All references point down: no
// cycle to break.

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
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func select(_ folder: Folder) {
    manager.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(manager.count(in: $0))" }
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
