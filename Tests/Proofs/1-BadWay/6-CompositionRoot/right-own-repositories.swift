// Every screen creates its own repository, with the network that the root passes.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let repository: TodoRepository
  private let manager: TodoManager

  init(folder: Folder, network: Network, manager: TodoManager) {
    self.folder = folder
    self.repository = TodoRepository(network: network)
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
  private let network: Network
  private let repository: TodoRepository
  private let manager: TodoManager

  init(network: Network, manager: TodoManager) {
    self.network = network
    self.repository = TodoRepository(network: network)
    self.manager = manager
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, network: network, manager: manager)
  }
}

final class CompositionRoot {
  private let network: Network
  private let manager = TodoManager()

  init(network: Network) {
    self.network = network
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(network: network, manager: manager)
  }
}
