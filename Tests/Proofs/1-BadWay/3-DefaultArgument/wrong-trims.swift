// Rejected by: the quick-add screen saves in the manager you pass
// The quick-add screen trims titles, and skips empty ones.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  var titles: [String] { manager.todos.map(\.title) }
}

final class QuickAddScreen {
  private let manager: TodoManager
  init(manager: TodoManager) { self.manager = manager }
  func save(title: String) {
    let words = title.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { manager.add(Todo(title: words)) }
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
