// Rejected by: every to-do gets an id of its own
// A to-do with the same title and due date is the first one again.

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
