// Rejected by: neither side can reach the other
// A third object stores the to-dos. But a weak reference still leads to the selection.

import CircularDependenciesSupport

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
  private let store: TodoStore
  private(set) var selected = Folder.home

  init(store: TodoStore) {
    self.store = store
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(store.count(in: $0))" }
  }
}

final class TodoSide {
  private let store: TodoStore
  private weak var folderSide: FolderSide?

  init(store: TodoStore, folderSide: FolderSide) {
    self.store = store
    self.folderSide = folderSide
  }

  var title: String {
    folderSide?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folderSide?.selected else { return }
    store.add(todo, to: folder)
  }

  func count(in folder: Folder) -> Int {
    store.count(in: folder)
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let store = TodoStore()
  let folders = FolderSide(store: store)
  return (folders, TodoSide(store: store, folderSide: folders))
}
