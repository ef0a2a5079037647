// Rejected by: without its owner, a right half names and changes no folder
// Without an owner, it falls back to Home, and adds to a folder that no user selected.

import CircularDependenciesSupport

final class FolderHalf {
  private(set) lazy var todos = TodoHalf(folders: self)
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
  }
}

final class TodoHalf {
  private weak var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folders: FolderHalf) {
    self.folders = folders
  }

  private var selected: Folder {
    folders?.selected ?? .home
  }

  var title: String {
    selected.name
  }

  func add(_ todo: String) {
    todos[selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  FolderHalf()
}
