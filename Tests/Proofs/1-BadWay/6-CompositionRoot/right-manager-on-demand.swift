// The root keeps one manager for all screens, in a wrapper that creates it when a screen first
// needs it.

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

/// What is added in the app; made on demand, since many users only look.
final class Additions {
  private(set) lazy var manager = TodoManager()
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
  private let repository: TodoRepository
  private let additions = Additions()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [repository, additions] folder in
      TodoScreen(folder: folder, repository: repository, manager: additions.manager)
    }
  }
}
