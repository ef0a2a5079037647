// Rejected by: each side holds the third object
// Both sides share an object that is only a key. Their data is in a global dictionary.

import CircularDependenciesSupport

final class Window {}

private var selections: [ObjectIdentifier: Folder] = [:]
private var todosOfWindows: [ObjectIdentifier: [Folder: [String]]] = [:]

final class FolderSide {
  private let window: Window
  init(window: Window) { self.window = window }
  func select(_ folder: Folder) { selections[ObjectIdentifier(window)] = folder }
  var rows: [String] {
    let todos = todosOfWindows[ObjectIdentifier(window), default: [:]]
    return Folder.all.map { "\($0.name): \(todos[$0]?.count ?? 0)" }
  }
}

final class TodoSide {
  private let window: Window
  init(window: Window) { self.window = window }
  private var selected: Folder { selections[ObjectIdentifier(window)] ?? .home }
  var title: String { selected.name }
  func add(_ todo: String) {
    todosOfWindows[ObjectIdentifier(window), default: [:]][selected, default: []].append(todo)
  }
  func count(in folder: Folder) -> Int {
    todosOfWindows[ObjectIdentifier(window)]?[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let window = Window()
  return (FolderSide(window: window), TodoSide(window: window))
}
