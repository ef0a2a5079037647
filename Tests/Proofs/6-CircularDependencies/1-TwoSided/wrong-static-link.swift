// Rejected by: two pairs share nothing
// The reference is static, so all pairs share it: the pair created last sets it.

import CircularDependenciesSupport

final class FolderPane: Pane {
  fileprivate static var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(Self.todoPane?.count(in: $0) ?? 0)" }
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
  let todos = TodoPane(folderPane: folders)
  FolderPane.todoPane = todos
  return (folders, todos)
}
