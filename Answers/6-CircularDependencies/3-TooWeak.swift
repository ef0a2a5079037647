// 6.3 TooWeak
//
// The left half is the owner, as the window holds it: it makes the right half and holds it, from
// its first moment on. The right half knows its owner weakly, since it may outlive it.

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
