// The folder screen takes an object that opens folders. This object holds the root, to keep it
// alive.

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

struct Opener {
  let root: CompositionRoot

  func open(_ folder: Folder) -> TodoScreen {
    root.makeTodoScreen(folder)
  }
}

final class FolderScreen {
  private let repository: TodoRepository
  private let opener: Opener

  init(repository: TodoRepository, opener: Opener) {
    self.repository = repository
    self.opener = opener
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    opener.open(folder)
  }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository, opener: Opener(root: self))
  }

  fileprivate func makeTodoScreen(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}
