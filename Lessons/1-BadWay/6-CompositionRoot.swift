// 1.6 CompositionRoot
//
// Open a folder, add a to-do, go back, and open the folder again: the to-do is gone. Start the app
// with another network: the folder screen still shows “Server Inbox” and “Server Archive”.
//
// To do: let each folder show the to-dos that you add to it. With another server's network, let the
//        app show that server's folders and to-dos.
// Seam:  CompositionRoot(network:) and its makeFolderScreen(); a FolderScreen's `names` and
//        open(_:), which returns a TodoScreen; a TodoScreen's `titles` and add(_:). The tests call
//        these, so keep them. The screens' initializers are up to you.

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

  /// The titles of the server's to-dos in this folder, then of the new ones.
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
