// Rejected by: the compiler rejects a folder screen that lacks a dependency
// The root keeps one folder screen forever, and with it the manager that the screen creates.

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
  private lazy var manager = TodoManager()

  init(repository: TodoRepository) {
    self.repository = repository
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}

final class CompositionRoot {
  private let folderScreen: FolderScreen

  init(network: Network) {
    folderScreen = FolderScreen(repository: TodoRepository(network: network))
  }

  func makeFolderScreen() -> FolderScreen {
    folderScreen
  }
}
