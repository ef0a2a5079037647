// Rejected by: a new to-do has the title that you pass
// An empty title is replaced.

import BadWaySupport
import Foundation

final class TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    let name = title.isEmpty ? "Untitled" : title
    return Todo(id: newID(), title: name, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
