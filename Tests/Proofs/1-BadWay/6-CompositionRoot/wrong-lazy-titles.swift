// Rejected by: a to-do that you add appears exactly once
// A to-do screen reads its to-dos only once. A to-do that you add appears only when you open the
// folder again.

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

  /// What the server has in this folder, then what was added to it.
  lazy var titles: [String] = {
    repository.titles(in: folder) + manager.titles(in: folder)
  }()

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let repository: TodoRepository
  private let openFolder: (Folder) -> TodoScreen

  init(repository: TodoRepository, openFolder: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
    self.openFolder = openFolder
  }

  lazy var names: [String] = {
    repository.folders().map(\.name)
  }()

  func open(_ folder: Folder) -> TodoScreen {
    openFolder(folder)
  }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [repository, manager] folder in
      TodoScreen(folder: folder, repository: repository, manager: manager)
    }
  }
}
