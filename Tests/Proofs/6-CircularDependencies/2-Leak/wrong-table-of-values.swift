// Rejected by: two windows share nothing
// A global dictionary stores what a window shows, even after the window closes. A later window can
// get the same key.

import CircularDependenciesSupport

private var todosOfColumns: [ObjectIdentifier: [Folder: [String]]] = [:]

final class FolderColumn {
  private(set) var selected = Folder.home
  fileprivate init() {}
  func select(_ folder: Folder) { selected = folder }
  var rows: [String] {
    let todos = todosOfColumns[ObjectIdentifier(self), default: [:]]
    return Folder.all.map { "\($0.name): \(todos[$0]?.count ?? 0)" }
  }
}

final class TodoColumn {
  private weak var folderColumn: FolderColumn?
  private let key: ObjectIdentifier
  fileprivate init(_ folderColumn: FolderColumn) {
    self.folderColumn = folderColumn
    key = ObjectIdentifier(folderColumn)
  }
  var title: String { folderColumn?.selected.name ?? "No folder" }
  func add(_ todo: String) {
    guard let folder = folderColumn?.selected else { return }
    todosOfColumns[key, default: [:]][folder, default: []].append(todo)
  }
  func count(in folder: Folder) -> Int { todosOfColumns[key]?[folder]?.count ?? 0 }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  return (folders, TodoColumn(folders))
}
