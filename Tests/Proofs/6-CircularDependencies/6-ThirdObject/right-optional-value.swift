// One side stores what it showed last. That value may be nil, and is no dependency.

import CircularDependenciesSupport

final class Desk {
  var selected = Folder.home
  var todos: [Folder: [String]] = [:]
}
final class FolderSide {
  private let desk: Desk
  private var lastShown: [String]?
  init(desk: Desk) { self.desk = desk }
  func select(_ folder: Folder) { desk.selected = folder }
  var rows: [String] {
    let rows = Folder.all.map { "\($0.name): \(desk.todos[$0]?.count ?? 0)" }; lastShown = rows;
    return rows
  }
}
final class TodoSide {
  private let desk: Desk
  init(desk: Desk) { self.desk = desk }
  var title: String { desk.selected.name }
  func add(_ todo: String) { desk.todos[desk.selected, default: []].append(todo) }
  func count(in folder: Folder) -> Int { desk.todos[folder]?.count ?? 0 }
}
func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let d = Desk(); return (FolderSide(desk: d), TodoSide(desk: d))
}
