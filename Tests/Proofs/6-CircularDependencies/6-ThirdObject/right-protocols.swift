// Each side lists its dependencies in a protocol, and one object conforms to both.

import CircularDependenciesSupport

protocol FolderSelecting: AnyObject {
  var selected: Folder { get set }
  func count(in folder: Folder) -> Int
}

protocol TodoAdding: AnyObject {
  var selected: Folder { get }
  func add(_ todo: String)
  func count(in folder: Folder) -> Int
}

final class TodoManager: FolderSelecting, TodoAdding {
  var selected = Folder.home
  private var todos: [Folder: [String]] = [:]

  func add(_ todo: String) {
    todos[selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

final class FolderSide {
  private let model: any FolderSelecting

  init(model: some FolderSelecting) {
    self.model = model
  }

  func select(_ folder: Folder) {
    model.selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(model.count(in: $0))" }
  }
}

final class TodoSide {
  private let model: any TodoAdding

  init(model: some TodoAdding) {
    self.model = model
  }

  var title: String {
    model.selected.name
  }

  func add(_ todo: String) {
    model.add(todo)
  }

  func count(in folder: Folder) -> Int {
    model.count(in: folder)
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let manager = TodoManager()
  return (FolderSide(model: manager), TodoSide(model: manager))
}
