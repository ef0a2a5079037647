// Rejected by: without its owner, a right half names and changes no folder
// The left half holds the right one. But without an owner, a right half adds to the folder “No
// folder”.

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
  /// Stands for the folder when there is no owner to ask; no row shows it.
  private static let none = Folder(name: "No folder")

  fileprivate weak var folders: FolderHalf?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  private var folder: Folder { folders?.selected ?? Self.none }

  var title: String { folder.name }

  func add(_ todo: String) {
    todos[folder, default: []].append(todo)
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
