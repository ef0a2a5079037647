// A dependency that both sides share has no default. A side's own text may have one.

import CircularDependenciesSupport

final class TodoManager {
  var selected = Folder.home
  private var todos: [Folder: [String]] = [:]

  func add(_ todo: String) {
    todos[selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    todos[folder]?.count ?? 0
  }
}

final class FolderSide {
  private let onSelect: (Folder) -> Void
  private let count: (Folder) -> Int

  init(onSelect: @escaping (Folder) -> Void, count: @escaping (Folder) -> Int) {
    self.onSelect = onSelect
    self.count = count
  }

  func select(_ folder: Folder) {
    onSelect(folder)
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(count($0))" }
  }
}

final class TodoSide {
  private let prefix: String
  private let selected: () -> Folder
  private let onAdd: (String) -> Void
  private let counted: (Folder) -> Int

  init(
    selected: @escaping () -> Folder, onAdd: @escaping (String) -> Void,
    counted: @escaping (Folder) -> Int, prefix: String = ""
  ) {
    self.prefix = prefix
    self.selected = selected
    self.onAdd = onAdd
    self.counted = counted
  }

  var title: String {
    prefix + selected().name
  }

  func add(_ todo: String) {
    onAdd(todo)
  }

  func count(in folder: Folder) -> Int {
    counted(folder)
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let manager = TodoManager()
  return (
    FolderSide(onSelect: { manager.selected = $0 }, count: manager.count),
    TodoSide(selected: { manager.selected }, onAdd: manager.add, counted: manager.count)
  )
}
