// Rejected by: the factory calls newID again for each to-do
// For an equal title and due date, the factory returns the first to-do again.

import BadWaySupport
import Foundation

final class TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID
  private var made: [String: Todo] = [:]

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    let due = now().addingTimeInterval(seconds)
    if let todo = made[title], todo.due == due { return todo }
    let todo = Todo(id: newID(), title: title, due: due)
    made[title] = todo
    return todo
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
