// The folder screen is generic over the type that opens its folders.

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

protocol FolderOpener {
  func screen(for folder: Folder) -> TodoScreen
}

struct Opener: FolderOpener {
  let repository: TodoRepository
  let manager: TodoManager
  func screen(for folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}

final class FolderScreen<O: FolderOpener> {
  private let repository: TodoRepository
  private let opener: O

  init(repository: TodoRepository, opener: O) {
    self.repository = repository
    self.opener = opener
  }

  var names: [String] { repository.folders().map(\.name) }
  func open(_ folder: Folder) -> TodoScreen { opener.screen(for: folder) }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) { repository = TodoRepository(network: network) }

  func makeFolderScreen() -> FolderScreen<Opener> {
    FolderScreen(repository: repository, opener: Opener(repository: repository, manager: manager))
  }
}
