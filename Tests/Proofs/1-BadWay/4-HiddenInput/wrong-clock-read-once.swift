// Rejected by: the factory reads the clock again for each to-do
// The time itself is injected: it's read only once, when the factory is created.

import BadWaySupport
import Foundation

struct TodoFactory {
  let now: Date
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now.addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now(), newID: newID)
}
