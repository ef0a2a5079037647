// Rejected by: every initializer and factory requires the manager
// The manager is a property to set later: forgetting it still compiles, and the list is empty.

import BadWaySupport

final class InboxScreen {
  var manager: TodoManager?

  var titles: [String] {
    manager?.todos.map(\.title) ?? []
  }
}

final class QuickAddScreen {
  var manager: TodoManager?

  func save(title: String) {
    manager?.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  let inbox = InboxScreen()
  let quickAdd = QuickAddScreen()
  inbox.manager = manager
  quickAdd.manager = manager
  return (inbox, quickAdd)
}
