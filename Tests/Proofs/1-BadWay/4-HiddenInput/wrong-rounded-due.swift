// Rejected by: a due date keeps fractions of a second
// A due date is cut to whole seconds, since a list shows no fractions.

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
    let time = now().addingTimeInterval(seconds).timeIntervalSinceReferenceDate
    let due = Date(timeIntervalSinceReferenceDate: time.rounded(.down))
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
