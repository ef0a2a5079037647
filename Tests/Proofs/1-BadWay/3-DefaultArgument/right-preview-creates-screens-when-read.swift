// The preview holds a manager, and creates its screens each time they're read.

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

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen(manager: manager))
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  private let manager = TodoManager()

  var inbox: InboxScreen { InboxScreen(manager: manager) }
  var quickAdd: QuickAddScreen { QuickAddScreen(manager: manager) }
}
