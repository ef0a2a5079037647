// Rejected by: each screen keeps its manager alive
// Both screens hold their manager weakly.
// Asks: How does each screen store its manager?

import BadWaySupport

final class InboxScreen {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    (manager?.todos ?? []).map(\.title)
  }
}

final class QuickAddScreen {
  private weak var manager: TodoManager?

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager?.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
