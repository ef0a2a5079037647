// Rejected by: two roots share no to-dos
// The root is a global that every screen reads: all screens use the newest root.

import BadWaySupport

final class TodoScreen {
  private let folder: Folder

  fileprivate init(folder: Folder) {
    self.folder = folder
  }

  var titles: [String] {
    guard let root = CompositionRoot.current else { return [] }
    return root.repository.titles(in: folder) + root.manager.titles(in: folder)
  }

  func add(_ title: String) {
    CompositionRoot.current?.manager.add(Todo(title: title, folder: folder))
  }
}

final class FolderScreen {
  fileprivate init() {}

  var names: [String] {
    CompositionRoot.current?.repository.folders().map(\.name) ?? []
  }

  func open(_ folder: Folder) -> TodoScreen {
    TodoScreen(folder: folder)
  }
}

final class CompositionRoot {
  static var current: CompositionRoot?

  let repository: TodoRepository
  let manager = TodoManager()

  init(network: Network) {
    repository = TodoRepository(network: network)
    Self.current = self
  }

  func makeFolderScreen() -> FolderScreen {
    FolderScreen()
  }
}
