// Rejected by: a to-do becomes overdue when your clock passes its due date
// The code compares whole seconds, so a to-do is overdue as soon as the second of its due date
// begins.

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
    return due < now() || Calendar.current.isDate(due, equalTo: now(), toGranularity: .second)
  }
}
func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
