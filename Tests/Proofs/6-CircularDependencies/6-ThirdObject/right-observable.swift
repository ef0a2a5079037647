// The third object has observers, and so has one side.

import CircularDependenciesSupport

final class Window {
  private(set) var selected = Folder.home { didSet { observers.forEach { $0() } } }
  private var todos: [Folder: [String]] = [:] { didSet { observers.forEach { $0() } } }
  private var observers: [() -> Void] = []

  func observe(_ body: @escaping () -> Void) { observers.append(body) }
  func select(_ folder: Folder) { selected = folder }
  func add(_ todo: String) { todos[selected, default: []].append(todo) }
  func count(in folder: Folder) -> Int { todos[folder]?.count ?? 0 }
  func isSelected(_ folder: Folder) -> Bool { selected == folder }
}

/// Keeps its rows up to date, as a screen would.
final class FolderSide {
  static let path = \FolderSide.rows
  private let window: Window
  private(set) var rows: [String] = []
  var onSelect: ((Folder) -> Void)?

  init(window: Window) {
    self.window = window
    update()
    window.observe { [weak self] in self?.update() }
  }

  private func update() { rows = Folder.all.map { "\($0.name): \(window.count(in: $0))" } }

  func select(_ folder: Folder) {
    window.select(folder)
    onSelect?(folder)
  }
}

final class TodoSide {
  private let window: Window
  private(set) var lastAdded: String?
  init(window: Window, initial: [String] = []) {
    self.window = window
    initial.forEach(add)
  }
  var title: String { window.selected.name }
  func add(_ todo: String) {
    lastAdded = todo
    window.add(todo)
  }
  func count(in folder: Folder) -> Int { window.count(in: folder) }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let window = Window()
  return (FolderSide(window: window), TodoSide(window: window))
}
