// Rejected by: no initializer of a screen takes the root
// The folder screen takes its dependencies, and an owner to hold, so that the app isn't deallocated
// too early. The owner is the root, only hidden behind AnyObject.

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
  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let repository: TodoRepository
  private let openFolder: (Folder) -> TodoScreen
  private let owner: AnyObject

  init(
    repository: TodoRepository, owner: AnyObject, openFolder: @escaping (Folder) -> TodoScreen
  ) {
    self.repository = repository
    self.owner = owner
    self.openFolder = openFolder
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

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
    FolderScreen(repository: repository, owner: self) { [repository, manager] folder in
      TodoScreen(folder: folder, repository: repository, manager: manager)
    }
  }
}
