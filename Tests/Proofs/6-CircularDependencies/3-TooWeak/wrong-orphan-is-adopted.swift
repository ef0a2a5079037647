// Rejected by: without its owner, a right half names and changes no folder
// The left half holds the right one. But the next window uses a right half that outlived its owner.

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

/// The right half that was made last, if an object still holds it.
private weak var lastTodoHalf: TodoHalf?

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf()
  let todos = orphan() ?? TodoHalf()
  folders.todos = todos
  todos.folders = folders
  lastTodoHalf = todos
  return folders
}

/// A right half that is still shown, though its window is closed.
private func orphan() -> TodoHalf? {
  guard let last = lastTodoHalf, last.folders == nil else { return nil }
  return last
}
