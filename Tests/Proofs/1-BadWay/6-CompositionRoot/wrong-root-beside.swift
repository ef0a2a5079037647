// Rejected by: no initializer of a screen takes the root
// The folder screen takes the repository, but also the whole root, to open a folder.

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
  var titles: [String] { repository.titles(in: folder) + manager.titles(in: folder) }
  func add(_ title: String) { manager.add(Todo(title: title, folder: folder)) }
}
final class FolderScreen {
  private let root: CompositionRoot
  private let repository: TodoRepository
  init(repository: TodoRepository, root: CompositionRoot) {
    self.root = root; self.repository = repository
  }
  var names: [String] { repository.folders().map(\.name) }
  func open(_ folder: Folder) -> TodoScreen { root.makeTodoScreen(folder) }
}
final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()
  init(network: Network) { repository = TodoRepository(network: network) }
  func makeFolderScreen() -> FolderScreen { FolderScreen(repository: repository, root: self) }
  func makeTodoScreen(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: repository, manager: manager)
  }
}
