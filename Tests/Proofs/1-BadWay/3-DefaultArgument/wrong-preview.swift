// Rejected by: every initializer and factory requires the manager
// A second initializer for previews creates its own manager.

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
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

// MARK: - Previews

extension QuickAddScreen {
  /// Creates a screen that has already saved a to-do, for previews.
  convenience init(previewTitle: String) {
    self.init(manager: TodoManager())
    save(title: previewTitle)
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}
