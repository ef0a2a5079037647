// Refused by: each pane of a pair is made once
// Each pane makes its own partner when asked, and that makes its own partner, and so on.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private lazy var todoPane = TodoPane()
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
  private lazy var folderPane = FolderPane()
  private var todos: [Folder: [String]] = [:]

  fileprivate override init() {}

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
  (FolderPane(), TodoPane())
}
