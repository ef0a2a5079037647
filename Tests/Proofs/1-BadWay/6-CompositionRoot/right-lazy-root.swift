// The root creates each of its objects once, when a screen first needs it.

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
  private let makeTodoScreen: (Folder) -> TodoScreen

  init(repository: TodoRepository, makeTodoScreen: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
    self.makeTodoScreen = makeTodoScreen
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    makeTodoScreen(folder)
  }
}

final class CompositionRoot {
  private let network: Network
  private lazy var repository = TodoRepository(network: network)
  private lazy var manager = TodoManager()

  init(network: Network) {
    self.network = network
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [self] in makeTodoScreen($0) }
  }

  private func makeTodoScreen(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}
