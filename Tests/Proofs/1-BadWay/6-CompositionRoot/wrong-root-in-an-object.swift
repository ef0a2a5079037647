// Refused by: no screen is handed a box with the root in it
// The box is a class: all code that has it has the root.

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
    repository.titles(in: folder) + manager.todos.map(\.title)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title))
  }
}

final class App {
  let root: CompositionRoot

  init(root: CompositionRoot) {
    self.root = root
  }
}

final class FolderScreen {
  private let app: App

  init(app: App) {
    self.app = app
  }

  var names: [String] {
    app.root.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: app.root.repository, manager: app.root.manager)
  }
}

final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(app: App(root: self))
  }
}
