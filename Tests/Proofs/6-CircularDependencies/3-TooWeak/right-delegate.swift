// The right half has a weak delegate, and doesn't know its class.

import CircularDependenciesSupport

protocol TodoHalfDelegate: AnyObject {
  var selected: Folder { get }
}

final class FolderHalf {
  let todos: TodoHalf
  private(set) var selected = Folder.home

  fileprivate init(todos: TodoHalf) {
    self.todos = todos
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
  }
}

extension FolderHalf: TodoHalfDelegate {}

final class TodoHalf {
  fileprivate weak var delegate: (any TodoHalfDelegate)?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() {}

  var title: String {
    delegate?.selected.name ?? "–"
  }

  func add(_ todo: String) {
    guard let folder = delegate?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  let folders = FolderHalf(todos: TodoHalf())
  folders.todos.delegate = folders
  return folders
}
