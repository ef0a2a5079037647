// Rejected by: a to-do without a due date is never overdue
// A to-do without a due date counts as due now.

import BadWaySupport
import Foundation

struct TodoFactory {
  let now: () -> Date
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    let time = now()
    return (todo.due ?? time) <= time
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
