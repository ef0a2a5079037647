// 6.6 ThirdObject
//
// No leak, and no side stops anything. But each link is optional, open, and set late.
// And when the left side is gone, the right one has forgotten which folder was
// selected, although it is still there.
//
// To do: find out what both sides need, and hand it to both by initializer. Then no side knows the
//        other, no link can be nil or change, and either side works on when the other has gone.
// Seam:  makeSides(); select(_:) and rows of FolderSide; title, add(_:) and count(in:) of TodoSide.
//        The tests call these, so keep them.

import CircularDependenciesSupport

final class FolderSide {
  var todoSide: TodoSide?
  private(set) var selected = Folder.home

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoSide?.count(in: $0) ?? 0)" }
  }
}

final class TodoSide {
  weak var folderSide: FolderSide?
  private var todos: [Folder: [String]] = [:]

  var title: String {
    folderSide?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folderSide?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let folders = FolderSide()
  let todos = TodoSide()
  folders.todoSide = todos
  todos.folderSide = folders
  return (folders, todos)
}
