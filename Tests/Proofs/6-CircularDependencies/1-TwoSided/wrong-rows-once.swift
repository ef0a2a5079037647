// Rejected by: the left pane counts to-dos added on the right
// The rows are computed at the first read, and never again.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private let todoPane: TodoPane
  private(set) var selected = Folder.home

  fileprivate init(todoPane: TodoPane) {
    self.todoPane = todoPane
  }

  func select(_ folder: Folder) { selected = folder }
  private(set) lazy var rows: [String] = Folder.all.map { "\($0.name): \(todoPane.count(in: $0))" }
}

final class TodoPane: Pane {
  fileprivate weak var folderPane: FolderPane?
  private var todos: [Folder: [String]] = [:]
  fileprivate override init() {}
  private var folder: Folder { folderPane?.selected ?? .home }
  var title: String { folder.name }
  func add(_ todo: String) { todos[folder, default: []].append(todo) }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let todos = TodoPane()
  let folders = FolderPane(todoPane: todos)
  todos.folderPane = folders
  return (folders, todos)
}
