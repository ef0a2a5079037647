// Rejected by: the factory calls newID only when it creates a to-do
// The factory always has the next id ready, for a to-do that may never be created.

import BadWaySupport
import Foundation

final class TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID
  private var nextID: UUID

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
    nextID = newID()
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    defer { nextID = newID() }
    return Todo(id: nextID, title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
