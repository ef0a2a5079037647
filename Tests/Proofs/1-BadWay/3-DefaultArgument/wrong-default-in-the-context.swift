// Rejected by: what a screen is handed in the manager's place has no manager by default
// Both screens ask, without any default, for a context that groups what the inbox needs. The
// default went into the context, so InboxScreen(context: InboxContext()) compiles and gets a spare
// manager.

import BadWaySupport

struct InboxContext {
  var manager = TodoManager()
  var pageSize = 20
}

final class InboxScreen {
  private let context: InboxContext

  init(context: InboxContext) {
    self.context = context
  }

  var titles: [String] {
    context.manager.todos.map(\.title)
  }
}

final class QuickAddScreen {
  private let context: InboxContext

  init(context: InboxContext) {
    self.context = context
  }

  func save(title: String) {
    context.manager.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  let context = InboxContext(manager: manager)
  return (InboxScreen(context: context), QuickAddScreen(context: context))
}
