// Rejected by: you can safely use a folder column without its to-do column
// The left column reports the selected folder to the right one, and neither column holds the other.
// But the closure's reference is unowned.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate weak var todoColumn: TodoColumn?
  fileprivate var onSelect: (Folder) -> Void = { _ in }
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    guard folder != selected else { return }
    selected = folder
    onSelect(folder)
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  private var folder: Folder
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folder: Folder) {
    self.folder = folder
  }

  fileprivate func show(_ folder: Folder) {
    self.folder = folder
  }

  var title: String { folder.name }

  func add(_ todo: String) {
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn(folder: folders.selected)
  folders.todoColumn = todos
  folders.onSelect = { [unowned todos] folder in todos.show(folder) }
  return (folders, todos)
}
