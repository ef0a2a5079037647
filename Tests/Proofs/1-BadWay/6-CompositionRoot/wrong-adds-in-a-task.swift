// Rejected by: a to-do that you add appears exactly once
// A to-do is added in the main actor's next turn.

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
    Task { manager.add(Todo(title: title, folder: folder)) }
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
    return TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) { repository = TodoRepository(network: network) }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, manager: manager)
  }
}
