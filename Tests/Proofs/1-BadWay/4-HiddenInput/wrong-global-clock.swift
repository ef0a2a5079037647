// Rejected by: each factory uses its own clock
// The clock is stored in a global: the second one replaces the first while it is in use.

import BadWaySupport
import Foundation

private var globalClock: () -> Date = { Date() }

struct TodoFactory {
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: globalClock().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= globalClock()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  globalClock = now
  return TodoFactory(newID: newID)
}
