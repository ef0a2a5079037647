// Rejected by: without its owner, a right half names and changes no folder
// It uses its own owner first. If that is deallocated, it uses another one.

import CircularDependenciesSupport

final class FolderHalf {
  fileprivate static weak var current: FolderHalf?
  let todos = TodoHalf()
  private(set) var selected = Folder.home

  fileprivate init() {
    todos.folders = self
    Self.current = self
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
  }
}

final class TodoHalf {
  fileprivate weak var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  var title: String {
    (folders ?? .current)?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = (folders ?? .current)?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  FolderHalf()
}
