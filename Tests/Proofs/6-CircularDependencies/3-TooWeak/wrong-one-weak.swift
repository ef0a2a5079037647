// Rejected by: holding the left half keeps the right half alive
// The strong reference is the one that points back: the right half holds its owner, and no object
// holds the right half.

import CircularDependenciesSupport

final class FolderHalf {
  fileprivate(set) weak var todos: TodoHalf?
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
  fileprivate var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  var title: String {
    folders?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folders?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf()
  let todos = TodoHalf()
  folders.todos = todos
  todos.folders = folders
  return folders
}
