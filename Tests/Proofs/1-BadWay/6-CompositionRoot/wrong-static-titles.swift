// Rejected by: each root shows the folders and to-dos of its own network
// A static cache keeps the server's titles by folder name.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let repository: TodoRepository
  private let manager: TodoManager
  private static var cache: [String: [String]] = [:]

  init(folder: Folder, repository: TodoRepository, manager: TodoManager) {
    self.folder = folder
    self.repository = repository
    self.manager = manager
  }

  var titles: [String] {
    let server = Self.cache[folder.name] ?? repository.titles(in: folder)
    Self.cache[folder.name] = server
    return server + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
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
