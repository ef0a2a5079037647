// 1.6 CompositionRoot
//
// Every screen creates what the next one needs, so screens share nothing. Open a folder, add a
// to-do, go back, open the folder again: the to-do is gone. It went into another manager.
//
// To do: create one repository and one manager in the root, and use them in every screen.
// Seam:  CompositionRoot(network:) and its makeFolderScreen(); a FolderScreen's `names` and
//        open(_:), which returns a TodoScreen; a TodoScreen's `titles` and add(_:). The tests call
//        these, so keep them. Change the screens' initializers as you like: each takes what its
//        screen needs, but not the root itself.

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

  /// The server's to-dos in this folder, then the new ones.
  var titles: [String] {
    repository.titles(in: folder) + manager.titles(in: folder)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let repository = TodoRepository(network: Network())

  var names: [String] {
    repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(
      folder: folder, repository: TodoRepository(network: Network()), manager: TodoManager())
  }
}

final class CompositionRoot {
  init(network: Network) {}

  func makeFolderScreen() -> FolderScreen {
    FolderScreen()
  }
}
