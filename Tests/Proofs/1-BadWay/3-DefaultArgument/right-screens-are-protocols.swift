// The screens are protocols, and the manager conforms to both.

import BadWaySupport

protocol InboxScreen { var titles: [String] { get } }
protocol QuickAddScreen { func save(title: String) }
extension TodoManager: InboxScreen { var titles: [String] { todos.map(\.title) } }
extension TodoManager: QuickAddScreen { func save(title: String) { add(Todo(title: title)) } }
func makeInbox(manager: TodoManager) -> (inbox: InboxScreen, quickAdd: QuickAddScreen) {
  (manager, manager)
}

/// Both screens side by side, for the designer and not for the app.
struct InboxPreview {
  let inbox: any InboxScreen
  let quickAdd: any QuickAddScreen

  init() {
    (inbox, quickAdd) = makeInbox(manager: TodoManager())
  }
}
