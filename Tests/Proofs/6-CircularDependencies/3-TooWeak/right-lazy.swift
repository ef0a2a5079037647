// The owner creates its partner lazily, and passes itself.

import CircularDependenciesSupport

final class FolderHalf {
  private(set) lazy var todos = TodoHalf(owner: self)
  private(set) var selected = Folder.home

  fileprivate init() {}

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
  }
}

final class TodoHalf {
  private weak var owner: FolderHalf?
  private var todos: [Folder: [String]] = [:]

  fileprivate init(owner: FolderHalf) {
    self.owner = owner
  }

  var title: String {
    owner.map { $0.selected.name } ?? ""
  }

  func add(_ todo: String) {
    guard let folder = owner?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeLeftHalf() -> FolderHalf {
  FolderHalf()
}
