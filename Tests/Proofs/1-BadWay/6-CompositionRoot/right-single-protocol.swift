// The folder screen takes one protocol with everything it needs; the root conforms to it.

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

protocol FolderScreenNeeds {
  var folders: [Folder] { get }
  func makeTodoScreen(for folder: Folder) -> TodoScreen
}

final class FolderScreen {
  private let needs: any FolderScreenNeeds

  init(_ needs: any FolderScreenNeeds) {
    self.needs = needs
  }

  var names: [String] {
    needs.folders.map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    needs.makeTodoScreen(for: folder)
  }
}

final class CompositionRoot: FolderScreenNeeds {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  var folders: [Folder] {
    repository.folders()
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(self)
  }

  func makeTodoScreen(for folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}
