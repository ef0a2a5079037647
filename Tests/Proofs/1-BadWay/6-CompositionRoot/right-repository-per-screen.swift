// The root creates a repository for each screen. A repository has nothing but its network.

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

  /// The titles of the server's to-dos in this folder, then of the new ones.
  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

protocol TodoScreenFactory {
  func makeTodoScreen(for folder: Folder) -> TodoScreen
}

final class FolderScreen {
  private let repository: any FolderRepository
  private let factory: any TodoScreenFactory

  init(repository: any FolderRepository, factory: any TodoScreenFactory) {
    self.repository = repository
    self.factory = factory
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    factory.makeTodoScreen(for: folder)
  }
}

final class CompositionRoot {
  private let network: Network
  private lazy var manager = TodoManager()

  init(network: Network) {
    self.network = network
  }

  private func makeRepository() -> TodoRepository {
    TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: makeRepository(), factory: self)
  }
}

extension CompositionRoot: TodoScreenFactory {
  func makeTodoScreen(for folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: makeRepository(), manager: manager)
  }
}
