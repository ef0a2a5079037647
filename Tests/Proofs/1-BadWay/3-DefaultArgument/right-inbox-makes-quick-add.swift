// The inbox takes its manager and creates its quick-add screen, so both always share one manager.

import BadWaySupport

final class QuickAddScreen {
  private let manager: TodoManager

  fileprivate init(savingTo manager: TodoManager) {
    self.manager = manager
  }

  func save(title: String) {
    manager.add(.init(title: title))
  }
}

final class InboxScreen {
  private let manager: TodoManager

  init(showing manager: TodoManager) {
    self.manager = manager
  }

  var titles: [String] {
    manager.todos.map(\.title)
  }

  fileprivate func makeQuickAdd() -> QuickAddScreen {
    QuickAddScreen(savingTo: manager)
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  let inbox = InboxScreen(showing: manager)
  return (inbox, inbox.makeQuickAdd())
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  let inbox: InboxScreen
  let quickAdd: QuickAddScreen

  init() {
    (inbox, quickAdd) = makeInbox(manager: TodoManager())
  }
}
