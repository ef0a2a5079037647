// Rejected by: without its owner, a right half names and changes no folder
// Once it has been used, a right half relies on its owner.

import CircularDependenciesSupport

final class FolderHalf {
  let todos: TodoHalf
  private(set) var selected = Folder.home
  fileprivate init() {
    todos = TodoHalf()
    todos.folders = self
  }
  func select(_ folder: Folder) {
    selected = folder

  }
  var rows: [String] { Folder.all.map { "\($0.name): \(todos.count(in: $0))" } }
}

final class TodoHalf {
  fileprivate weak var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]
  private var added = false
  fileprivate init() {}
  var title: String { folders?.selected.name ?? "No folder" }
  func add(_ todo: String) {
    precondition(!added || folders != nil)
    guard let folder = folders?.selected else { return }
    added = true
    todos[folder, default: []].append(todo)
  }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

func makeLeftHalf() -> FolderHalf { FolderHalf() }
