// Rejected by: both halves are deallocated when you release the left one
// A global variable holds the right half, and never releases it.

import CircularDependenciesSupport

private var rightHalves: [TodoHalf] = []

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
  fileprivate weak var folders: FolderHalf?
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
  rightHalves.append(todos)
  folders.todos = todos
  todos.folders = folders
  return folders
}
