// The folder screen depends on a protocol with one method, and a small struct with the two shared
// objects conforms to it.

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

/// All that a folder screen needs to know about what comes after it.
protocol FolderOpening {
  func todoScreen(for folder: Folder) -> TodoScreen
}

final class FolderScreen {
  private let listFolders: () -> [Folder]
  private let opener: any FolderOpening

  init(listFolders: @escaping () -> [Folder], opener: any FolderOpening) {
    self.listFolders = listFolders
    self.opener = opener
  }

  var names: [String] {
    listFolders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    opener.todoScreen(for: folder)
  }
}

private struct TodoScreenMaker: FolderOpening {
  let repository: TodoRepository
  let manager: TodoManager

  func todoScreen(for folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}

final class CompositionRoot {
  private let maker: TodoScreenMaker

  init(network: Network) {
    maker = TodoScreenMaker(
      repository: TodoRepository(network: network),
      manager: TodoManager()
    )
  }

  func makeFolderScreen() -> FolderScreen {
    let repository = maker.repository
    return FolderScreen(listFolders: { repository.folders() }, opener: maker)
  }
}
