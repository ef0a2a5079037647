// Rejected by: each root shows the folders and to-dos of its own network
// “Create it once” became a static property: every root uses the first root's network.

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
  private let repository: TodoRepository
  private let manager: TodoManager

  init(repository: TodoRepository, manager: TodoManager) {
    self.repository = repository
    self.manager = manager
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}

final class CompositionRoot {
  private static var made: TodoRepository?
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = Self.made ?? TodoRepository(network: network)
    Self.made = repository
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, manager: manager)
  }
}
