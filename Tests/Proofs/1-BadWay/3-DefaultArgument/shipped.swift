// 1.3 DefaultArgument
//
// You save a to-do on the quick-add screen, and no list shows it.
//
// To do: let the inbox show each to-do that you save on the quick-add screen.
// Seam:  makeInbox(manager:) for the app, and InboxPreview() for the designer. The tests use the
//        `titles` of each one's `inbox`, and save(title:) of its `quickAdd`. Keep all these names,
//        and the screens' types.

import BadWaySupport

final class InboxScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let manager: TodoManager

  init(manager: TodoManager = TodoManager()) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(manager: manager), QuickAddScreen())
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  let inbox = InboxScreen()
  let quickAdd = QuickAddScreen()
}
