// Rejected by: a to-do becomes late while your clock moves on
// The code compares whole seconds, so a to-do is late as soon as the second of its due date begins.

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
