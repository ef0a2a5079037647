// 6.3 TooWeak
//
// The window holds the left half, so the left half is the owner: it creates the right half and
// holds it. The reference back is weak, since the right half may live longer.

import CircularDependenciesSupport

final class FolderHalf {
  let todos = TodoHalf()
  private(set) var selected = Folder.home

  fileprivate init() {
    todos.folders = self
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
  FolderHalf()
}
