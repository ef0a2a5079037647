// Rejected by: two roots on one network share no to-dos
// The root creates one manager per server, so that all windows on one server show the same to-dos.
// A static table keeps the managers by network, so two roots on one network share a manager, even
// after the first root is deallocated.

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

  init(repository: TodoRepository, openFolder: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
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
  private static var managers: [ObjectIdentifier: TodoManager] = [:]

  private let repository: TodoRepository
  private let manager: TodoManager

  init(network: Network) {
    let key = ObjectIdentifier(network)
    let manager = CompositionRoot.managers[key] ?? TodoManager()
    CompositionRoot.managers[key] = manager
    self.manager = manager
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [repository, manager] folder in
      TodoScreen(folder: folder, repository: repository, manager: manager)
    }
  }
}
