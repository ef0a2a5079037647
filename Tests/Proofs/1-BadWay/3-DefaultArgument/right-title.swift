// The title may have a default, since a screen works without one. The manager may not.

import BadWaySupport

final class InboxScreen {
  let title: String
  private let manager: TodoManager
  private let subtitle: String?

  init(title: String = "Inbox", manager: TodoManager, subtitle: String? = nil) {
    self.title = title
    self.manager = manager
    self.subtitle = subtitle
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
  let inbox: InboxScreen
  let quickAdd: QuickAddScreen

  init() {
    (inbox, quickAdd) = makeInbox(manager: TodoManager())
  }
}
