// The dependencies are in a struct that the root declares, so its name begins with the root's.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder
  private let needs: CompositionRoot.Needs

  init(folder: Folder, needs: CompositionRoot.Needs) {
    self.folder = folder
    self.needs = needs
  }

  var titles: [String] {
    needs.repository.titles(in: folder) + needs.manager.titles(in: folder)
  }

  func add(_ title: String) {
    needs.manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  private let needs: CompositionRoot.Needs

  init(needs: CompositionRoot.Needs) {
    self.needs = needs
  }

  var names: [String] {
    needs.repository.folders().map(\.name)
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder, needs: needs)
  }
}

final class CompositionRoot {
  struct Needs {
    let repository: TodoRepository
    let manager: TodoManager
  }

  private let needs: Needs

  init(network: Network) {
    needs = Needs(repository: TodoRepository(network: network), manager: TodoManager())
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen(needs: needs)
  }
}
