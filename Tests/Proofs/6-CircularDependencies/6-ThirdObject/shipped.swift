// 6.6 ThirdObject
//
// There's no leak and no crash. But once the left side is deallocated, the right side names no
// folder and adds no to-do.
//
// To do: let each side work without the other one, and without any reference to it, direct or
//        indirect.
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
