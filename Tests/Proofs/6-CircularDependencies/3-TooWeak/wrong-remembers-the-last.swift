// Rejected by: without its owner, a right half names and changes no folder
// A right half stores the folder that was selected last.

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
  private var last: Folder?
  fileprivate init() {}
  private var folder: Folder? {
    if let folders { last = folders.selected }
    return last
  }
  var title: String { folder?.name ?? "No folder" }
  func add(_ todo: String) {
    guard let folder else { return }
    todos[folder, default: []].append(todo)
  }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

func makeLeftHalf() -> FolderHalf { FolderHalf() }
