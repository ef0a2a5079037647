// Rejected by: the factory calls newID again for each to-do
// The id is injected as a value, so every to-do has the same id.

import BadWaySupport
import Foundation

struct TodoFactory {
  let now: () -> Date
  let id: UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: id, title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, id: newID())
}
