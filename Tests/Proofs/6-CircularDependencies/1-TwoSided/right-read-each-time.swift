// The rows are computed at each read, and the title asks the left pane: nothing to reload.

import CircularDependenciesSupport

final class FolderPane {
  fileprivate var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
  }
}

final class TodoPane {
  private let folderPane: FolderPane
  private var todos: [Folder: [String]]

  fileprivate init(folderPane: FolderPane, todos: [Folder: [String]]) {
    self.folderPane = folderPane
    self.todos = todos
  }

  var title: String {
    folderPane.selected.name
  }

  func add(_ todo: String) {
    todos[folderPane.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair(todos: [Folder: [String]]) -> (folders: FolderPane, todos: TodoPane) {
  let left = FolderPane()
  let right = TodoPane(folderPane: left, todos: todos)
  left.todoPane = right
  return (left, right)
}
