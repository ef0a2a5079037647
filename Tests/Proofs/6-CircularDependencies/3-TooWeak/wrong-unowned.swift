// Rejected by: a right half whose owner is gone names no folder and adds nothing
// unowned seems to fit an owner. But the right half can be held longer than its owner lives.

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
  private unowned let folders: FolderHalf
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folders: FolderHalf) {
    self.folders = folders
  }

  var title: String {
    folders.selected.name
  }

  func add(_ todo: String) {
    todos[folders.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  FolderHalf()
}
