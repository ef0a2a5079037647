// 6.3 TooWeak
//
// There's no retain cycle, no leak and no crash. But the right half of the window stays empty.
//
// To do: let both halves live as long as the window holds the left one, but no longer. If other
//        code holds the right half longer, only the right half stays alive.
// Seam:  makeLeftHalf(); select(_:), rows and todos (the right half) of FolderHalf; title, add(_:)
//        and count(in:) of TodoHalf. The tests call these, so keep them.

import CircularDependenciesSupport

final class FolderHalf {
  fileprivate(set) weak var todos: TodoHalf?
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

  fileprivate init() {}

  var title: String {
    (folders?.selected ?? .home).name
  }

  func add(_ todo: String) {
    todos[folders?.selected ?? .home, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf()
  let todos = TodoHalf()
  folders.todos = todos
  todos.folders = folders
  return folders
}
