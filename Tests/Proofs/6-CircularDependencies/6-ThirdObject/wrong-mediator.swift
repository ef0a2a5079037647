// Rejected by: the left side works after the right side is deallocated
// The third object passes messages between the sides, so it references both, and the cycle is
// longer.

import CircularDependenciesSupport

final class Mediator {
  weak var folderSide: FolderSide?
  weak var todoSide: TodoSide?
}

final class FolderSide {
  private let mediator: Mediator
  private(set) var selected = Folder.home

  init(mediator: Mediator) {
    self.mediator = mediator
    mediator.folderSide = self
  }

  func select(_ folder: Folder) {
    selected = folder
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(mediator.todoSide?.count(in: $0) ?? 0)" }
  }
}

final class TodoSide {
  private let mediator: Mediator
  private var todos: [Folder: [String]] = [:]

  init(mediator: Mediator) {
    self.mediator = mediator
    mediator.todoSide = self
  }

  var title: String {
    mediator.folderSide?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = mediator.folderSide?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let mediator = Mediator()
  return (FolderSide(mediator: mediator), TodoSide(mediator: mediator))
}
