// Rejected by: no initializer of a screen takes the root
// The folder screen takes a function, but the to-do screen takes the root.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let root: CompositionRoot

  init(folder: Folder, root: CompositionRoot) {
    self.folder = folder
    self.root = root
  }

  var titles: [String] {
    root.repository.titles(in: folder) + root.manager.titles(in: folder)
  }

  func add(_ title: String) {
    root.manager.add(Todo(title: title, folder: folder))
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
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(repository: repository) { [self] folder in
      TodoScreen(folder: folder, root: self)
    }
  }
}
