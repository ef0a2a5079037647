// Rejected by: you can safely use a to-do column without its folder column
// A column stores its partner's identity, and looks it up in a table of weak references.

import CircularDependenciesSupport

// All columns that are alive, by identity. The table holds none of them.
private enum ColumnTable {
  struct Entry {
    weak var object: AnyObject?
  }

  static var entries: [ObjectIdentifier: Entry] = [:]

  static func enter(_ object: AnyObject) {
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object)] = Entry(object: object)
  }

  static func find(_ identity: ObjectIdentifier?) -> AnyObject? {
    identity.flatMap { entries[$0]?.object }
  }
}

final class FolderColumn {
  fileprivate var partner: ObjectIdentifier?
  private(set) var selected = Folder.home

  fileprivate init() { ColumnTable.enter(self) }

  private var todoColumn: TodoColumn? { ColumnTable.find(partner) as? TodoColumn }

  func select(_ folder: Folder) {
    selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    Folder.all.map { "\($0.name): \(todoColumn?.count(in: $0) ?? 0)" }
  }
}

final class TodoColumn {
  fileprivate var partner: ObjectIdentifier?
  private var todos: [Folder: [String]] = [:]

  fileprivate init() { ColumnTable.enter(self) }

  private var folderColumn: FolderColumn? { ColumnTable.find(partner) as? FolderColumn }

  var title: String {
    folderColumn?.selected.name ?? "No folder"
  }

  func add(_ todo: String) {
    guard let folder = folderColumn?.selected else { return }
    todos[folder, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

func makeColumns() -> (folders: FolderColumn, todos: TodoColumn) {
  let folders = FolderColumn()
  let todos = TodoColumn()
  folders.partner = ObjectIdentifier(todos)
  todos.partner = ObjectIdentifier(folders)
  return (folders, todos)
}
