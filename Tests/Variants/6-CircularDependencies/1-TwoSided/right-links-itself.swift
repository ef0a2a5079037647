// The right pane announces itself in its initializer; a missing link stops the program.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {}

  fileprivate func attach(_ todoPane: TodoPane) {
    self.todoPane = todoPane
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    guard let todoPane else { preconditionFailure("FolderPane has no TodoPane.") }
    return Folder.all.map { "\($0.name): \(todoPane.count(in: $0))" }
  }
}

final class TodoPane: Pane {
  private let folderPane: FolderPane
  private var todos: [Folder: [String]] = [:]

  fileprivate init(folderPane: FolderPane) {
    self.folderPane = folderPane
    super.init()
    folderPane.attach(self)
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
