// All code can read the third object and change its data, but not replace the reference to it.

import CircularDependenciesSupport

final class Shelf {
  let folder: Folder
  var todos: [String] = []

  init(_ folder: Folder) {
    self.folder = folder
  }
}

final class TodoManager {
  private let shelves: [Shelf]
  var current: Shelf
  var onChange: () -> Void = {}

  init() {
    shelves = Folder.all.map(Shelf.init)
    current = shelves[0]
  }

  var selected: Folder {
    get { current.folder }
    set { current = shelves.first { $0.folder == newValue } ?? current }
  }

  func add(_ todo: String) {
    current.todos.append(todo)
    onChange()
  }

  func count(in folder: Folder) -> Int {
    shelves.first { $0.folder == folder }?.todos.count ?? 0
  }
}

final class FolderSide {
  let manager: TodoManager

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
  let manager: TodoManager

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
