// The folder screen takes a factory, and the root is that factory.

import BadWaySupport

protocol TodoScreenFactory {
  func makeTodoScreen(for folder: Folder) -> TodoScreen
}

final class TodoScreen {
  private let folder: Folder
  private let titlesOnServer: () -> [String]
  private let manager: TodoManager

  init(folder: Folder, manager: TodoManager, titlesOnServer: @escaping () -> [String]) {
    self.folder = folder
    self.manager = manager
    self.titlesOnServer = titlesOnServer
  }

  var titles: [String] {
    manager.titles(in: folder) + titlesOnServer()
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let folders: any FolderRepository
  private let factory: any TodoScreenFactory

  init(_ folders: any FolderRepository, _ factory: any TodoScreenFactory) {
    self.folders = folders
    self.factory = factory
  }

  var names: [String] {
    folders.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    factory.makeTodoScreen(for: folder)
  }
}

final class CompositionRoot: TodoScreenFactory {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository, self)
  }

  func makeTodoScreen(for folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, manager: manager) { [repository] in repository.titles(in: folder) }
  }
}
