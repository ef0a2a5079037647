// Rejected by: two pairs share nothing
// There's one pair, and every caller gets it.

import CircularDependenciesSupport

final class FolderPane: Pane {
  fileprivate var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane?.count(in: $0) ?? 0)" }
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

private let pair: (folders: FolderPane, todos: TodoPane) = {
  let folders = FolderPane()
  let todos = TodoPane(folderPane: folders)
  folders.todoPane = todos
  return (folders, todos)
}()

func makePair() -> (folders: FolderPane, todos: TodoPane) { pair }
