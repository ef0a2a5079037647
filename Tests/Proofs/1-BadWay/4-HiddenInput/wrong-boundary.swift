// Rejected by: a to-do is overdue at the exact moment when it's due
// The clock is injected, but the bug that a test can find now is still there.

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
    return due < now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
