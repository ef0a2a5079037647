// 1.3 DefaultArgument
//
// You save a to-do on the quick-add screen, and no list shows it.
//
// To do: let the inbox show each to-do that you save on the quick-add screen.
// Seam:  makeInbox(manager:), which the app calls; InboxPreview(), a preview for the designer; the
//        inbox and the quickAdd that each of these two has, with titles and save(title:); the names
//        InboxScreen and QuickAddScreen. The tests use these, so keep them.

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
