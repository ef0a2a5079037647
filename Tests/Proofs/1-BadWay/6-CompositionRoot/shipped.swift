// 1.6 CompositionRoot
//
// Every screen builds what the next one needs. Open a folder, add a to-do, go back, open the
// folder again: the to-do is gone, because another manager was made on the way.
//
// To do: let the root make one repository and one manager, and every screen use those.
// Seam:  CompositionRoot(network:) and its makeFolderScreen(); a FolderScreen has `names` and
//        open(_:), which gives a TodoScreen; that has `titles` and add(_:). The tests call
//        these, so keep them. What a screen's initializer asks for is yours to decide: the parts
//        that it needs, not the root itself.

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

  /// What the server has in this folder, then what was added here (one list for all folders).
  var titles: [String] {
    repository.titles(in: folder) + manager.todos.map(\.title)
  }

  func add(_ title: String) {
    manager.add(Todo(title: title))
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
