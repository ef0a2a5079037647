// Rejected by: both halves are deallocated when you release the left one
// The left half holds the right one, whose lazy closure holds the right half itself.

import CircularDependenciesSupport

final class FolderHalf {
  fileprivate(set) var todos: TodoHalf?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos?.count(in: $0) ?? 0)" }
  }
}

final class TodoHalf {
  fileprivate weak var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]
  private lazy var counter: (Folder) -> Int = { folder in
    self.todos[folder]?.count ?? 0
  }

  fileprivate init() {}

  var title: String {
    folders?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folders?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    counter(folder)
  }
}

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf()
  let todos = TodoHalf()
  folders.todos = todos
  todos.folders = folders
  return folders
}
