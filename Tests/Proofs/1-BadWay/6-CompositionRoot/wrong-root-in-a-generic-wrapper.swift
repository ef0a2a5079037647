// Rejected by: no initializer of a screen takes the root
// The folder screen takes the whole root, wrapped in a generic struct that exposes it.

import BadWaySupport

/// Wraps an object that a screen uses.
struct Context<Owner: AnyObject> {
  let owner: Owner
}

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
  private let context: Context<CompositionRoot>

  init(in context: Context<CompositionRoot>) {
    self.context = context
  }

  var names: [String] {
    context.owner.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    let owner = context.owner
    return TodoScreen(folder: folder, repository: owner.repository, manager: owner.manager)
  }
}

final class CompositionRoot {
  fileprivate let repository: TodoRepository
  fileprivate let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(in: Context(owner: self))
  }
}
