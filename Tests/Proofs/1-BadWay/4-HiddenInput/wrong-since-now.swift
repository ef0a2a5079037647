// Rejected by: a to-do becomes overdue when your clock passes its due date
// The file has no Date() any more, but timeIntervalSinceNow reads the real clock.

import BadWaySupport
import Foundation

struct TodoFactory {
  let now: () -> Date
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due.timeIntervalSinceNow <= 0
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
