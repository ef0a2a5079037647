// Both columns hold a third object, which holds neither of them.

import CircularDependenciesSupport

private final class Selection {
  var folder = Folder.home
  var todos: [Folder: [String]] = [:]
}

final class FolderColumn {
  private let selection: Selection

  fileprivate init(_ selection: Selection) {
    self.selection = selection
  }

  func select(_ folder: Folder) {
    selection.folder = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(selection.todos[$0]?.count ?? 0)" }
  }
}

final class TodoColumn {
  private let selection: Selection

  fileprivate init(_ selection: Selection) {
    self.selection = selection
  }

  var title: String {
    selection.folder.name
  }

  func add(_ todo: String) {
    selection.todos[selection.folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    selection.todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let selection = Selection()
  return (FolderColumn(selection), TodoColumn(selection))
}
