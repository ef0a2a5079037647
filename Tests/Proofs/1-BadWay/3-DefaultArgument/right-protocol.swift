// Both screens share a protocol and a base class, whose initializer requires the manager.

import BadWaySupport

protocol InboxStore: AnyObject {
  var todos: [Todo] { get }
  func add(_ todo: Todo)
}

extension TodoManager: InboxStore {}

class ScreenWithStore {
  fileprivate let store: any InboxStore

  required init(store: any InboxStore) {
    self.store = store
  }
}

final class InboxScreen: ScreenWithStore {
  var titles: [String] {
    store.todos.map(\.title)
  }
}

final class QuickAddScreen: ScreenWithStore {
  func save(title: String) {
    store.add(Todo(title: title))
  }
}

func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (InboxScreen(store: manager), QuickAddScreen(store: manager))
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  let inbox: InboxScreen
  let quickAdd: QuickAddScreen

  init() {
    (inbox, quickAdd) = makeInbox(manager: TodoManager())
  }
}
