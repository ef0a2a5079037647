// Rejected by: other files get panes only from makePair()
// Only this file can use the initializers and the reference, but a static function returns a single
// pane for previews.

import CircularDependenciesSupport

final class FolderPane: Pane {
  fileprivate var todoPane: TodoPane?
  private(set) var selected = Folder.home

  fileprivate override init() {
    super.init()
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
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

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let folders = FolderPane()
  let todos = TodoPane(folderPane: folders)
  folders.todoPane = todos
  return (folders, todos)
}

// MARK: Previews

extension FolderPane {
  /// The left pane alone, as a preview shows it: nothing is counted.
  static func standalone(selecting folder: Folder = .home) -> FolderPane {
    let pane = FolderPane()
    pane.select(folder)
    return pane
  }
}
