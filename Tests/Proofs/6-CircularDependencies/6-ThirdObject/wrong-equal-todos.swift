// Rejected by: the left side counts to-dos added on the right
// Two to-dos with the same text count once.

import CircularDependenciesSupport

final class Desk {
  var selected = Folder.home
  var todos: [Folder: Set<String>] = [:]
}

final class FolderSide {
  private let desk: Desk
  init(desk: Desk) { self.desk = desk }
  func select(_ folder: Folder) { desk.selected = folder }
  var rows: [String] { Folder.all.map { "\($0.name): \(desk.todos[$0]?.count ?? 0)" } }
}

final class TodoSide {
  private let desk: Desk
  init(desk: Desk) { self.desk = desk }
  var title: String { desk.selected.name }
  func add(_ todo: String) { desk.todos[desk.selected, default: []].insert(todo) }
  func count(in folder: Folder) -> Int { desk.todos[folder]?.count ?? 0 }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let desk = Desk()
  return (FolderSide(desk: desk), TodoSide(desk: desk))
}
