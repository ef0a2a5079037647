// Rejected by: the compiler rejects nil for a way to open a folder
// A caller without a way to open a folder passes nil, and the screen uses a fallback manager.

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
  private let makeTodoScreen: ((Folder) -> TodoScreen)?

  init(repository: TodoRepository, makeTodoScreen: ((Folder) -> TodoScreen)?) {
    self.repository = repository
    self.makeTodoScreen = makeTodoScreen
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    makeTodoScreen?(folder)
      ?? TodoScreen(folder: folder, repository: repository, manager: TodoManager())
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
