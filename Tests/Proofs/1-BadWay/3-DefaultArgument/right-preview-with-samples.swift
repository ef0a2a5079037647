// The preview's manager has two to-dos, so that the designer sees rows.

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
  let inbox: InboxScreen
  let quickAdd: QuickAddScreen

  init() {
    let manager = TodoManager()
    for title in ["Buy milk", "Call Mina"] { manager.add(Todo(title: title)) }
    inbox = InboxScreen(manager: manager)
    quickAdd = QuickAddScreen(manager: manager)
  }
}
