// Rejected by: no initializer of a screen takes the root
// The root is passed on like a manager, and the screen can use anything in it.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let repository: TodoRepository
  private let manager: TodoManager

  init(folder: Folder, repository: TodoRepository, manager: TodoManager) {
    self.folder = folder
    self.repository = repository
    self.manager = manager
  }

  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let root: CompositionRoot

  init(root: CompositionRoot) {
    self.root = root
  }

  var names: [String] {
    root.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: root.repository, manager: root.manager)
  }
}

final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(root: self)
  }
}
