// Rejected by: a new to-do gets its due date from your clock
// The id is injected, but the time isn't: one of the inputs is still hidden.

import BadWaySupport
import Foundation

struct TodoFactory {
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: Date().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= Date()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(newID: newID)
}
