// Rejected by: two roots share no to-dos
// One manager per app became one per process: all roots share a global.

import BadWaySupport

private let managerOfEverybody = TodoManager()

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
  private let repository: TodoRepository
  private let manager = managerOfEverybody

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, manager: manager)
  }
}
