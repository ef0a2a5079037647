// Rejected by: the left pane counts to-dos added on the right
// The left pane needs a right one, so it creates its own. The user sees another one.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private lazy var todoPane = TodoPane(folderPane: self)
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane.count(in: $0))" }
  }
}

final class TodoPane: Pane {
  private let folderPane: FolderPane
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderPane: FolderPane) {
    self.folderPane = folderPane
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

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let folders = FolderPane()
  return (folders, TodoPane(folderPane: folders))
}
