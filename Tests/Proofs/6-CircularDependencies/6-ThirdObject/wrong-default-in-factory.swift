// Rejected by: no dependency of a side has a default
// The initializers have no defaults, but a static function has one.

import CircularDependenciesSupport

final class Selection {
  var folder = Folder.home
}

final class TodoStore {
  private var todos: [Folder: [String]] = [:]

  func add(_ todo: String, to folder: Folder) {
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

final class FolderSide {
  private let selection: Selection
  private let store: TodoStore

  init(selection: Selection, store: TodoStore) {
    self.selection = selection
    self.store = store
  }

  static func make(selection: Selection, store: TodoStore = TodoStore()) -> FolderSide {
    FolderSide(selection: selection, store: store)
  }

  func select(_ folder: Folder) {
    selection.folder = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(store.count(in: $0))" }
  }
}

final class TodoSide {
  private let selection: Selection
  private let store: TodoStore

  init(selection: Selection, store: TodoStore) {
    self.selection = selection
    self.store = store
  }

  var title: String {
    selection.folder.name
  }

  func add(_ todo: String) {
    store.add(todo, to: selection.folder)
  }

  func count(in folder: Folder) -> Int {
    store.count(in: folder)
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let (selection, store) = (Selection(), TodoStore())
  return (
    FolderSide(selection: selection, store: store), TodoSide(selection: selection, store: store)
  )
}
