// The initializer without parameters is marked unavailable, so no code can use it.

import BadWaySupport
import Foundation

final class TodoFactory {
  @available(*, unavailable) init() { fatalError() }
  private let clock: () -> Date
  private let nextID: () -> UUID
  private var now: Date { clock() }
  init(_ clock: @escaping () -> Date, _ nextID: @escaping () -> UUID) {
    self.clock = clock; self.nextID = nextID
  }
  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    let due = Date(timeInterval: seconds, since: now)
    return Todo(id: nextID(), title: title, due: due)
  }
  func isOverdue(_ todo: Todo) -> Bool {
    if let due = todo.due, due.timeIntervalSince(now) <= 0 { return true }
    return false
  }
}
func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  .init(now, newID)
}
