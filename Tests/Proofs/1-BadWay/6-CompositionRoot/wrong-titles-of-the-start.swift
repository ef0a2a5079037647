// Rejected by: a to-do that you add appears exactly once
// A to-do screen reads the manager only when it's created, so a screen that's already open doesn't
// show a to-do added on another.

import BadWaySupport

final class TodoScreen {
  private let manager: TodoManager
  /// The server's to-dos in this folder, then new to-dos (all folders share one list of them).
  private(set) var titles: [String]

  init(folder: Folder, repository: TodoRepository, manager: TodoManager) {
    self.manager = manager
    titles = repository.titles(in: folder) + manager.todos.map(\.title)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title))
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
