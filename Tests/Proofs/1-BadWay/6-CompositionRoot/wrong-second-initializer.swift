// Rejected by: no initializer of a screen takes the root
// One initializer takes the dependencies, but the one that is used takes the root.

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

final class FolderScreen {
  private let repository: TodoRepository
  private let makeTodoScreen: (Folder) -> TodoScreen

  init(repository: TodoRepository, makeTodoScreen: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
    self.makeTodoScreen = makeTodoScreen
  }

  convenience init(root: CompositionRoot) {
    let (repository, manager) = (root.repository, root.manager)
    self.init(repository: repository) {
      TodoScreen(folder: $0, repository: repository, manager: manager)
    }
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    makeTodoScreen(folder)
  }
}

final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(root: self)
  }
}
