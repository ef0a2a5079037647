// Rejected by: neither side keeps the other one alive
// The selection is its own object. But the left side stores a method of the right one, which holds
// the right side.

import CircularDependenciesSupport

final class Selection {
  var folder = Folder.home
}

final class FolderSide {
  private let selection: Selection
  private let count: (Folder) -> Int

  init(selection: Selection, count: @escaping (Folder) -> Int) {
    self.selection = selection
    self.count = count
  }

  func select(_ folder: Folder) {
    selection.folder = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(count($0))" }
  }
}

final class TodoSide {
  private let selection: Selection
  private var todos: [Folder: [String]] = [:]

  init(selection: Selection) {
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
  let selection = Selection()
  let todos = TodoSide(selection: selection)
  return (FolderSide(selection: selection, count: todos.count), todos)
}
