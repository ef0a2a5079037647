// Observers, a history, static key paths, and methods that only answer a question about a pane.

import CircularDependenciesSupport

/// Observers, a log, a finder that answers questions, a static key path.
final class FolderPane: Pane {
  static let selectedPath: KeyPath<FolderPane, Folder> = \.selected
  var onSelect: ((Folder) -> Void)?
  private(set) var history: [Folder] = []
  private let todoPane: TodoPane
  private(set) var selected = Folder.home {
    didSet { history.append(selected) }
  }

  fileprivate init(counting todoPane: TodoPane) {
    self.todoPane = todoPane
    super.init()
  }

  func select(_ folder: Folder) {
    selected = folder
    onSelect?(folder)
  }

  func isPartner(of pane: TodoPane) -> Bool { todoPane === pane }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoPane.count(in: $0))" }
  }
}

final class TodoPane: Pane {
  static let titlePath = \TodoPane.title
  var onAdd: ((String) -> Void)?
  fileprivate weak var folderPane: FolderPane?
  private var todos: [(folder: Folder, text: String)] = []

  fileprivate override init() { super.init() }

  var title: String { folderPane?.selected.name ?? "" }

  func add(_ todo: String) {
    guard let folderPane else { return }
    todos.append((folderPane.selected, todo))
    onAdd?(todo)
  }

  func count(in folder: Folder) -> Int {
    todos.filter { $0.folder == folder }.count
  }

  func isBeside(_ pane: FolderPane) -> Bool { folderPane === pane }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let right = TodoPane()
  let left = FolderPane(counting: right)
  right.folderPane = left
  return (left, right)
}
