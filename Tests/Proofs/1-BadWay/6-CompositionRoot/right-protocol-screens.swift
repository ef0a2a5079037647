// The screens are protocols; only the root uses the types that conform to them.

import BadWaySupport

protocol TodoScreen {
  var titles: [String] { get }
  func add(_ title: String)
}

protocol FolderScreen {
  var names: [String] { get }
  func open(_ folder: Folder) -> any TodoScreen
}

private struct TodoScreenOfTheApp: TodoScreen {
  let folder: Folder
  let repository: TodoRepository
  let manager: TodoManager

  var titles: [String] { repository.titles(in: folder) + manager.titles(in: folder) }

  func add(_ title: String) { manager.add(Todo(title: title, folder: folder)) }
}

private struct FolderScreenOfTheApp: FolderScreen {
  let repository: TodoRepository
  let makeTodoScreen: (Folder) -> any TodoScreen

  var names: [String] { repository.folders().map(\.name) }

  func open(_ folder: Folder) -> any TodoScreen { makeTodoScreen(folder) }
}

final class CompositionRoot {
  private let repository: TodoRepository
  private let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
  }

  func makeFolderScreen() -> any FolderScreen {
    FolderScreenOfTheApp(repository: repository) { [repository, manager] folder in
      TodoScreenOfTheApp(folder: folder, repository: repository, manager: manager)
    }
  }
}
