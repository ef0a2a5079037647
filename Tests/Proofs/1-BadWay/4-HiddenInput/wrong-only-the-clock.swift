// Rejected by: a new to-do has the id that newID returns
// The file has no UUID() any more, but the initializer of Todo has it as a default.

import BadWaySupport
import Foundation

struct TodoFactory {
  let now: () -> Date
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
