// Rejected by: other code can't replace a side's dependencies
// Initializer parameters that are never nil. But all code can replace a side's closure.

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
  var count: (Folder) -> Int

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
  private let selected: () -> Folder
  private let onAdd: (String) -> Void
  var counted: (Folder) -> Int

  init(
    selected: @escaping () -> Folder, onAdd: @escaping (String) -> Void,
    counted: @escaping (Folder) -> Int
  ) {
    self.selected = selected
    self.onAdd = onAdd
    self.counted = counted
  }

  var title: String {
    selected().name
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
