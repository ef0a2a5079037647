// Rejected by: both columns are deallocated when you release them
// The way back is weak, but an undo closure holds the left column.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate var todoColumn: TodoColumn?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  fileprivate weak var folderColumn: FolderColumn?
  private var todos: [Folder: [String]] = [:]
  private var undo: (() -> Void)?

  fileprivate init() {}

  var title: String {
    folderColumn?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folderColumn else { return }
    let folder = folderColumn.selected
    todos[folder, default: []].append(todo)
    undo = { [weak self] in
      self?.todos[folder]?.removeLast()
      // Show where it went away.
      folderColumn.select(folder)
    }
  }

  func undoAdd() {
    undo?()
    undo = nil
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn()
  folders.todoColumn = todos
  todos.folderColumn = folders
  return (folders, todos)
}
