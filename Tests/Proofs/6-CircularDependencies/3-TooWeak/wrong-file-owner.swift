// Rejected by: two windows share nothing
// One weak owner for the whole file: with a second window, all right halves use its left half.

import CircularDependenciesSupport

private weak var owner: FolderHalf?

final class FolderHalf {
  let todos = TodoHalf()
  private(set) var selected = Folder.home

  fileprivate init() {
    owner = self
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
  }
}

final class TodoHalf {
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  var title: String {
    owner?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = owner?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  FolderHalf()
}
