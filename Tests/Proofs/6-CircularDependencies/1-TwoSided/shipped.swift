// 6.1 TwoSided
//
// The left pane needs the right one, to count its to-dos. The right pane needs the left one, for
// the selected folder. You can't create either pane first, so makePair() passes nil: the left pane
// counts no to-dos.
//
// To do: link both panes in makePair(), and let no other code create a pane or change its
//        references.
// Seam:  makePair(); select(_:) and rows of FolderPane; title, add(_:) and count(in:) of TodoPane.
//        The tests call these, so keep them. Both still inherit from Pane, which logs its creation.

import CircularDependenciesSupport

final class FolderPane: Pane {
  private let todoPane: TodoPane?
  private(set) var selected = Folder.home

  init(todoPane: TodoPane?) {
    self.todoPane = todoPane
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

  init(folderPane: FolderPane) {
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
  let folders = FolderPane(todoPane: nil)
  return (folders, TodoPane(folderPane: folders))
}
