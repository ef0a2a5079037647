// Rejected by: the whole app creates one repository and one manager
// The folder screen keeps every screen that it opened: your to-dos appear, but from many managers.

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
  private var opened: [String: TodoScreen] = [:]

  init(repository: TodoRepository, makeTodoScreen: @escaping (Folder) -> TodoScreen) {
    self.repository = repository
    self.makeTodoScreen = makeTodoScreen
  }

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    let screen = opened[folder.name] ?? makeTodoScreen(folder)
    opened[folder.name] = screen
    return screen
  }
}

final class CompositionRoot {
  private let repository: TodoRepository

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [repository] folder in
      TodoScreen(folder: folder, repository: repository, manager: TodoManager())
    }
  }
}
