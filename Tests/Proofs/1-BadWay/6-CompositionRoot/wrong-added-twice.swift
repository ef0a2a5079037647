// Rejected by: a to-do that you add appears exactly once
// A to-do is added to the manager twice.

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
    let todo = Todo(title: title, folder: folder)
    manager.add(todo)
    manager.add(todo)
  }
}

final class FolderScreen {
  private let repository: TodoRepository
  private let makeTodoScreen: (Folder) -> TodoScreen

  init(repository: TodoRepository, makeTodoScreen: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
    self.makeTodoScreen = makeTodoScreen
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    makeTodoScreen(folder)
  }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [repository, manager] folder in
      TodoScreen(folder: folder, repository: repository, manager: manager)
    }
  }
}
