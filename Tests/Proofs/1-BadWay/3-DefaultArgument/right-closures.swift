// The screens take functions instead of a manager, and these have no default either.

import BadWaySupport

final class InboxScreen {
  private let todos: () -> [Todo]

  init(_ todos: @escaping () -> [Todo]) {
    self.todos = todos
  }

  var titles: [String] {
    todos().map(\.title)
  }
}

struct QuickAddScreen {
  let onSave: (Todo) -> Void

  func save(title: String) {
    onSave(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen { manager.todos }, QuickAddScreen(onSave: manager.add))
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  let inbox: InboxScreen
  let quickAdd: QuickAddScreen

  init() {
    (inbox, quickAdd) = makeInbox(manager: TodoManager())
  }
}
