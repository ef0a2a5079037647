// Rejected by: no initializer of a screen takes the root
// The folder screen is a struct, and the compiler writes the initializer that takes the root.

import BadWaySupport

struct TodoScreen {
  let folder: Folder
  let repository: TodoRepository
  let manager: TodoManager

  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

struct FolderScreen {
  let root: CompositionRoot

  var names: [String] {
    root.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, repository: root.repository, manager: root.manager)
  }
}

final class CompositionRoot {
  let repository: TodoRepository
  let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(root: self)
  }
}
