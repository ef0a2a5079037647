// Rejected by: neither side keeps the other one alive
// The selection is its own object. But the left side takes a method of the right one to count.

import CircularDependenciesSupport

/// Which folder is selected; both sides are handed it.
final class FolderSelection {
  fileprivate(set) var folder = Folder.home
}

final class FolderSide {
  private let selection: FolderSelection
  private let count: (Folder) -> Int

  init(selection: FolderSelection, count: @escaping (Folder) -> Int) {
    self.selection = selection
    self.count = count
  }

  func select(_ folder: Folder) {
    selection.folder = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(count($0))" }
  }
}

final class TodoSide {
  private let selection: FolderSelection
  private var todos: [Folder: [String]] = [:]

  init(selection: FolderSelection) {
    self.selection = selection
  }

  var title: String {
    selection.folder.name
  }

  func add(_ todo: String) {
    todos[selection.folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let selection = FolderSelection()
  let todos = TodoSide(selection: selection)
  let folders = FolderSide(selection: selection, count: todos.count(in:))
  return (folders, todos)
}
