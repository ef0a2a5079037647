// The initializer is generic: it takes any type that opens folders, such as the root.

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

protocol FolderOpening {
  func open(_ folder: Folder) -> TodoScreen
}

final class FolderScreen {
  private let repository: TodoRepository
  private let makeTodoScreen: (Folder) -> TodoScreen

  init(repository: TodoRepository, root opener: some FolderOpening) {
    self.repository = repository
    makeTodoScreen = opener.open
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    makeTodoScreen(folder)
  }
}

final class CompositionRoot: FolderOpening {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, root: self)
  }
}
