// Structs without a default: the memberwise initializers require the manager.

import BadWaySupport

struct InboxScreen {
  let manager: TodoManager

  var titles: [String] { manager.todos.map(\.title) }
}

struct QuickAddScreen {
  let manager: TodoManager

  func save(title: String) { manager.add(Todo(title: title)) }
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
