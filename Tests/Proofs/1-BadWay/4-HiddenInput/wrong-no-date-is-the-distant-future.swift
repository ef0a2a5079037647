// Rejected by: a to-do without a due date is never overdue
// A to-do without a due date counts as due in the distant future, which a clock can reach.

import BadWaySupport
import Foundation

struct TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    (todo.due ?? .distantFuture) <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
