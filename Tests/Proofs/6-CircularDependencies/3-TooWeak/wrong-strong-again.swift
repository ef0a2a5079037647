// Rejected by: both halves are deallocated when you release the left one
// The right half stays alive now, but both references are strong: it's a retain cycle again.

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
