// Refused by: two pairs know nothing of each other
// The two find each other because there is only one pair in the whole program.

import CircularDependenciesSupport

private let leftPane = FolderPane()
private let rightPane = TodoPane()

final class FolderPane: Pane {
  private(set) var selected = Folder.home

  fileprivate override init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(rightPane.count(in: $0))" }
  }
}

final class TodoPane: Pane {
  private var todos: [Folder: [String]] = [:]

  fileprivate override init() {}

  var title: String {
    leftPane.selected.name
  }

  func add(_ todo: String) {
    todos[leftPane.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  (leftPane, rightPane)
}
