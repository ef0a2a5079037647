// Neither pane references the other: each takes a closure that answers its one question.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private let count: (Folder) -> Int
  private(set) var selected = Folder.home

  fileprivate init(count: @escaping (Folder) -> Int) {
    self.count = count
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(count($0))" }
  }
}

final class TodoPane: Pane {
  private let selected: () -> Folder
  private var todos: [Folder: [String]] = [:]

  fileprivate init(selected: @escaping () -> Folder) {
    self.selected = selected
  }

  var title: String {
    selected().name
  }

  func add(_ todo: String) {
    todos[selected(), default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  var todos: TodoPane?
  let folders = FolderPane { todos?.count(in: $0) ?? 0 }
  let made = TodoPane { folders.selected }
  todos = made
  return (folders, made)
}
