// Rejected by: without its owner, a right half names and changes no folder
// unowned seems right for an owner. But other code can hold the right half after its owner is
// deallocated.

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
