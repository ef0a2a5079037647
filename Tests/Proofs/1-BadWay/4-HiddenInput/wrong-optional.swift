// Rejected by: the compiler rejects a factory without a clock or without ids
// A caller without a clock passes nil, and gets the hidden one again.

import BadWaySupport
import Foundation

struct TodoFactory {
  private let now: (() -> Date)?
  private let newID: (() -> UUID)?
  init(now: (() -> Date)?, newID: (() -> UUID)?) { self.now = now; self.newID = newID }
  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID?() ?? UUID(), title: title, due: (now?() ?? Date()).addingTimeInterval(seconds))
  }
  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now?() ?? Date()
  }
}
func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}
