// Rejected by: other files can't change a pane's reference to its partner
// The references are in a global dictionary that all code can empty.

import CircularDependenciesSupport

/// Which pane belongs to which: any code can empty it.
var partners: [ObjectIdentifier: Pane] = [:]

final class FolderPane: Pane {
  private(set) var selected = Folder.home
  fileprivate override init() {}
  func select(_ folder: Folder) { selected = folder }
  private var todoPane: TodoPane? { partners[ObjectIdentifier(self)] as? TodoPane }
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane: Pane {
  private var todos: [Folder: [String]] = [:]
  fileprivate override init() {}
  private var folderPane: FolderPane? { partners[ObjectIdentifier(self)] as? FolderPane }
  var title: String { folderPane?.selected.name ?? "" }
  func add(_ todo: String) {
    guard let folderPane else { return }
    todos[folderPane.selected, default: []].append(todo)
  }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let folders = FolderPane()
  let todos = TodoPane()
  partners[ObjectIdentifier(folders)] = todos
  partners[ObjectIdentifier(todos)] = folders
  return (folders, todos)
}
