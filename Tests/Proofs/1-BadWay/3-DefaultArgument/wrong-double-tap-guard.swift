// Rejected by: inboxes with different managers share no to-dos
// Both screens require their manager, and the quick-add screen ignores a second tap on Save with
// the same title. The last title is static, so “Buy milk” isn't saved in one manager if it was just
// saved in another.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  // The screen is created again for each visit, and the second tap may come after that.
  private static var lastTitle: String?

  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    guard title != Self.lastTitle else { return }
    Self.lastTitle = title
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
