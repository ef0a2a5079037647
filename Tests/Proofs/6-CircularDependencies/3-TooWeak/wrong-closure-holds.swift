// Rejected by: holding the right half doesn't keep the left half alive
// The right half has no property that points back. But its closure holds the left half.

import CircularDependenciesSupport

final class FolderHalf {
  fileprivate(set) var todos: TodoHalf?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos?.count(in: $0) ?? 0)" }
  }
}

final class TodoHalf {
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

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf()
  folders.todos = TodoHalf { folders.selected }
  return folders
}
