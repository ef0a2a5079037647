// Rejected by: the compiler rejects an inbox screen without a manager
// The manager is a property to set afterwards:
// forgetting it still compiles, and shows a blank list.

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
