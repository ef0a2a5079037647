// Rejected by: two pairs share nothing
// A global event bus is a third object, too, but one that every pair in the program shares.

import CircularDependenciesSupport

enum TodoEvent {
  case selected(Folder)
  case added(Folder)
}

final class EventBus {
  static let shared = EventBus()
  private var listeners: [(TodoEvent) -> Void] = []

  func listen(_ listener: @escaping (TodoEvent) -> Void) {
    listeners.append(listener)
  }

  func send(_ event: TodoEvent) {
    listeners.forEach { $0(event) }
  }
}

final class FolderSide {
  private var counts: [Folder: Int] = [:]

  init() {
    EventBus.shared.listen { [weak self] event in
      if case .added(let folder) = event { self?.counts[folder, default: 0] += 1 }
    }
  }

  func select(_ folder: Folder) {
    EventBus.shared.send(.selected(folder))
  }

  var rows: [String] {
    Folder.all.map { "\($0.name): \(counts[$0] ?? 0)" }
  }
}

final class TodoSide {
  private var selected = Folder.home
  private var counts: [Folder: Int] = [:]

  init() {
    EventBus.shared.listen { [weak self] event in
      if case .selected(let folder) = event { self?.selected = folder }
    }
  }

  var title: String {
    selected.name
  }

  func add(_ todo: String) {
    counts[selected, default: 0] += 1
    EventBus.shared.send(.added(selected))
  }

  func count(in folder: Folder) -> Int {
    counts[folder] ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  (FolderSide(), TodoSide())
}
