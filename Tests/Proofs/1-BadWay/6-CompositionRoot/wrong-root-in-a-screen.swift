// Rejected by: opening another folder creates only a screen
// The folder screen uses the root as a helper: it creates another root each time it opens a folder.

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
  private let network: Network

  init(repository: TodoRepository, network: Network) {
    self.repository = repository
    self.network = network
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    CompositionRoot(network: network).makeTodoScreen(folder)
  }
}

final class CompositionRoot {
  private let network: Network
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    self.network = network
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, network: network)
  }

  func makeTodoScreen(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}
