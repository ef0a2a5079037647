// A board of folders has all data, and each side sees only its own protocol of it.

import CircularDependenciesSupport

protocol FolderChoosing: AnyObject {
  func choose(_ folder: Folder)
  func numberOfTodos(in folder: Folder) -> Int
}

protocol TodoKeeping: AnyObject {
  var chosen: Folder { get }
  func keep(_ todo: String)
  func numberOfTodos(in folder: Folder) -> Int
}

final class FolderSide {
  private let board: any FolderChoosing

  init(board: any FolderChoosing) { self.board = board }

  func select(_ folder: Folder) { board.choose(folder) }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { folder in
      "\(folder.name): \(board.numberOfTodos(in: folder))"
    }
  }
}

final class TodoSide {
  private let board: any TodoKeeping

  init(board: any TodoKeeping) { self.board = board }

  var title: String { board.chosen.name }

  func add(_ todo: String) { board.keep(todo) }

  func count(in folder: Folder) -> Int { board.numberOfTodos(in: folder) }
}

/// Remembers the chosen folder, and the to-dos of all folders.
private final class FolderBoard: FolderChoosing, TodoKeeping {
  private(set) var chosen = Folder.home
  private var todos: [Folder: [String]] = [:]

  func choose(_ folder: Folder) { chosen = folder }

  func keep(_ todo: String) { todos[chosen, default: []].append(todo) }

  func numberOfTodos(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let board = FolderBoard()
  return (FolderSide(board: board), TodoSide(board: board))
}
