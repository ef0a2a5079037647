// 6.2 Leak
//
// The left column holds the right one, and the reference back is weak: it keeps no object alive,
// and is nil once its object is deallocated. So the right column says what it does without the left
// one, whoever still holds it.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate private(set) lazy var todoColumn = TodoColumn(folderColumn: self)
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  private weak var folderColumn: FolderColumn?
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderColumn: FolderColumn) {
    self.folderColumn = folderColumn
  }

  var title: String {
    folderColumn?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folderColumn?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

/// Returns the columns of a new window, which holds both until it's closed.
func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  return (folders, folders.todoColumn)
}
