// Rejected by: a due date can be now or in the past
// The clock and the ids are injected, but 0 seconds or less means no due date here. Such a to-do is
// never overdue, and the clock isn't read.

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
    let due = seconds > 0 ? now().addingTimeInterval(seconds) : nil
    return Todo(id: newID(), title: title, due: due)
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
