// The right column takes a closure, which holds the left column weakly.

import CircularDependenciesSupport

final class FolderColumn {
  fileprivate lazy var todoColumn = TodoColumn { [weak self] in self?.selected }
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn.count(in: $0))" }
  }
}

final class TodoColumn {
  private let selected: () -> Folder?
  private var todos: [Folder: [String]] = [:]

  fileprivate init(selected: @escaping () -> Folder?) {
    self.selected = selected
  }

  var title: String {
    selected()?.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = selected() else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  return (folders, folders.todoColumn)
}
