// Rejected by: the compiler rejects nil for a side's dependencies
// A caller without a third object passes nil, and each side creates its own.

import CircularDependenciesSupport

final class Desk {
  var selected = Folder.home
  var todos: [Folder: [String]] = [:]
}
final class FolderSide {
  private let desk: Desk
  init(desk: Desk?) { self.desk = desk ?? Desk() }
  func select(_ folder: Folder) { desk.selected = folder }
  var rows: [String] { Folder.all.map { "\($0.name): \(desk.todos[$0]?.count ?? 0)" } }
}
final class TodoSide {
  private let desk: Desk
  init(desk: Desk?) { self.desk = desk ?? Desk() }
  var title: String { desk.selected.name }
  func add(_ todo: String) { desk.todos[desk.selected, default: []].append(todo) }
  func count(in folder: Folder) -> Int { desk.todos[folder]?.count ?? 0 }
}
func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let d = Desk(); return (FolderSide(desk: d), TodoSide(desk: d))
}
