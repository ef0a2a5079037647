// The folder screen takes a struct of dependencies without defaults.

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

  /// The titles of the server's to-dos in this folder, then of the new ones.
  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  struct Dependencies {
    let repository: TodoRepository
    let manager: TodoManager
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  var names: [String] {
    dependencies.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(
      folder: folder, repository: dependencies.repository, manager: dependencies.manager)
  }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(dependencies: .init(repository: repository, manager: manager))
  }
}
