// The right column takes a closure, which holds the left column.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate weak var todoColumn: TodoColumn?
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  private let selected: () -> Folder
  private var todos: [Folder: [String]] = [:]

  fileprivate init(selected: @escaping () -> Folder) {
    self.selected = selected
  }

  var title: String {
    selected().name
  }

  func add(_ todo: String) {
    todos[selected(), default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn { folders.selected }
  folders.todoColumn = todos
  return (folders, todos)
}
