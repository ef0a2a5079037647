// The right pane is created first, and gets its partner late, through narrow protocols of this
// file.

import CircularDependenciesSupport

private protocol PaneSelecting: AnyObject {
  var selected: Folder { get }
}

private protocol PaneCounting: AnyObject {
  func count(in folder: Folder) -> Int
}

final class FolderPane: Pane, PaneSelecting {
  private let counter: any PaneCounting
  private(set) var selected: Folder

  fileprivate init(counter: any PaneCounting, selected: Folder) {
    self.counter = counter
    self.selected = selected
    super.init()
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(counter.count(in: $0))" }
  }
}

final class TodoPane: Pane, PaneCounting {
  private var selection: (any PaneSelecting)?
  private var todos: [Folder: [String]] = [:]

  fileprivate override init() { super.init() }

  fileprivate func connect(to selection: any PaneSelecting) {
    precondition(self.selection == nil, "A pane is connected once")
    self.selection = selection
  }

  private var folder: Folder {
    guard let selection else { preconditionFailure("This pane has no partner") }
    return selection.selected
  }

  var title: String {
    folder.name
  }

  func add(_ todo: String) {
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makePair() -> (folders: FolderPane, todos: TodoPane) {
  let todos = TodoPane()
  let folders = FolderPane(counter: todos, selected: .home)
  todos.connect(to: folders)
  return (folders, todos)
}
