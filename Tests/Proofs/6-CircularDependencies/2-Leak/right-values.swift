// The columns are values that share one object, which references neither: no cycle is possible.

import CircularDependenciesSupport

private final class Desk { var selected = Folder.home; var todos: [Folder: [String]] = [:] }
struct FolderColumn {
  private let desk: Desk
  fileprivate init(_ desk: Desk) { self.desk = desk }
  func select(_ folder: Folder) { desk.selected = folder }
  var rows: [String] { Folder.all.map { "\($0.name): \(desk.todos[$0, default: []].count)" } }
}
struct TodoColumn {
  private let desk: Desk
  fileprivate init(_ desk: Desk) { self.desk = desk }
  var title: String { desk.selected.name }
  func add(_ todo: String) { desk.todos[desk.selected, default: []].append(todo) }
  func count(in folder: Folder) -> Int { desk.todos[folder]?.count ?? 0 }
}
func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let desk = Desk(); return (.init(desk), .init(desk))
}
