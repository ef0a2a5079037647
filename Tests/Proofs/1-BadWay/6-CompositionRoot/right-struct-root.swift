// All types are structs; only the shared dependencies are objects.

import BadWaySupport

struct TodoScreen {
  let folder: Folder
  let repository: TodoRepository
  let manager: TodoManager

  var titles: [String] { repository.titles(in: folder) + manager.titles(in: folder) }

  func add(_ title: String) { manager.add(Todo(title: title, folder: folder)) }
}

struct FolderScreen {
  let names: [String]
  let open: (Folder) -> TodoScreen
}

struct CompositionRoot {
  private let repository: TodoRepository
  private let manager: TodoManager

  init(network: Network) {
    repository = TodoRepository(network: network)
    manager = TodoManager()
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(names: repository.folders().map(\.name)) { [self] folder in
      TodoScreen(folder: folder, repository: repository, manager: manager)
    }
  }
}
