// Rejected by: screens of two roots share nothing while both are open
// A static property holds the root: each root stores itself there before it creates a screen.

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

enum App {
  static var root: CompositionRoot?
}

final class FolderScreen {
  fileprivate init() {}

  var names: [String] {
    App.root?.repository.folders().map(\.name) ?? []
  }

  func open(_ folder: Folder) -> TodoScreen {
    guard let root = App.root else { fatalError("There is no root.") }
    return TodoScreen(folder: folder, repository: root.repository, manager: root.manager)
  }
}

final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    App.root = self
    return FolderScreen()
  }
}
