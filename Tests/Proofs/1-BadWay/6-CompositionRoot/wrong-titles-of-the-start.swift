// Rejected by: a to-do that you add appears exactly once
// A to-do screen reads the manager only when it's created, so a screen that's already open doesn't
// show a to-do added on another.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let manager: TodoManager
  /// The server's to-dos in this folder, then the new ones.
  private(set) var titles: [String]

  init(folder: Folder, repository: TodoRepository, manager: TodoManager) {
    self.folder = folder
    self.manager = manager
    titles = repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
    titles.append(title)
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
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, manager: manager)
  }
}
